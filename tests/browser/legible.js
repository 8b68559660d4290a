/* What cannot be read on the page as it is now: texts that are cut, texts that lie on one another, buttons that overlap.
   A list of sentences; empty where everything can be read. `allowed` are the reasoned exceptions of the test. */
(allowed) => {
  const SLACK = 1.5 // pixels: rounding, and the side bearing of a letter
  const found = []
  /** Nothing moves meanwhile, so each element is asked once. */
  const once = (ask) => {
    const known = new Map()
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element))
      return known.get(element)
    }
  }
  const styleOf = once((element) => getComputedStyle(element))
  const boxOf = once((element) => element.getBoundingClientRect())
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const modal = document.querySelector('dialog[open]')

  /* ---- what is there: texts, each with the boxes of its lines */

  const nameOf = (element) => {
    const names = []
    for (let e = element; e && e !== document.body && names.length < 4; e = e.parentElement) {
      const classes = [...e.classList].filter((name) => !name.startsWith('svelte-'))
      names.unshift(e.tagName.toLowerCase() + classes.map((name) => `.${name}`).join(''))
    }
    return names.join(' > ')
  }
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isForEars = once((element) => {
    if (!element || element === document.body) return false
    const isSmall = element instanceof HTMLElement && element.offsetWidth <= 1 && element.offsetHeight <= 1
    return (isSmall && styleOf(element).position === 'absolute') || isForEars(element.parentElement)
  })

  /** The part of a line's box that has ink: without the room over small letters and under them. */
  const inked = ({ left, top, right, bottom, height }) => ({ left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height })

  function texts() {
    const list = []
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent.trim()
      if (!text || ['SCRIPT', 'STYLE', 'OPTION', 'TITLE'].includes(element.tagName.toUpperCase())) continue
      if (!isShown(element) || isForEars(element)) continue
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5)
      if (lines.length) list.push({ element, text: text.slice(0, 40), lines: lines.map(inked) })
    }
    return list
  }

  /* ---- cut: beyond the edge of something that hides what is beyond it */

  /** Which sides of an element's box hide what is beyond them; a side that can be scrolled says so, or it hides too. */
  const hides = once((element) => {
    const { overflowX, overflowY } = styleOf(element)
    const box = boxOf(element)
    const left = box.left + element.clientLeft
    const top = box.top + element.clientTop
    const inner = { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight }
    const hint = element.dataset?.more ?? ''
    const hidden = (overflow) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
    return {
      inner,
      clipsX: hidden(overflowX) || scrolls(overflowX),
      clipsY: hidden(overflowY) || scrolls(overflowY),
      left: hidden(overflowX) || (scrolls(overflowX) && !hint.includes('left')),
      right: hidden(overflowX) || (scrolls(overflowX) && !hint.includes('right')),
      top: hidden(overflowY) || (scrolls(overflowY) && !hint.includes('top') && !reads(element)),
      bottom: hidden(overflowY) || (scrolls(overflowY) && !hint.includes('bottom') && !reads(element)),
    }
  })
  /** Whether it is a page or a panel to read from top to bottom, which everybody scrolls. */
  const reads = (element) => allowed.scrolled.some((selector) => element.matches(selector))

  /** The line as far as it is seen, or null; notes where it is cut. */
  function seen(text, line) {
    let box = { ...line }
    for (let e = text.element; e && e !== document.documentElement; e = e.parentElement) {
      if (e instanceof SVGElement && !(e instanceof SVGSVGElement)) continue
      if (e === document.body) break
      const side = hides(e)
      const { inner } = side
      if (side.clipsX) {
        const beyond = line.right > inner.right + SLACK ? side.right : line.left < inner.left - SLACK && side.left
        if (beyond) text.cut ??= `${nameOf(e)} on the side`
        line = box = { ...box, left: Math.max(box.left, inner.left), right: Math.min(box.right, inner.right) }
      }
      if (side.clipsY) {
        const beyond = line.bottom > inner.bottom + SLACK ? side.bottom : line.top < inner.top - SLACK && side.top
        if (beyond) text.cut ??= `${nameOf(e)} above or below`
        line = box = { ...box, top: Math.max(box.top, inner.top), bottom: Math.min(box.bottom, inner.bottom) }
      }
      if (box.right - box.left <= SLACK || box.bottom - box.top <= SLACK) return null
      if (styleOf(e).position === 'fixed') break
    }
    if (line.left < -SLACK || line.right > innerWidth + SLACK) text.cut ??= 'the window on the side'
    return box.right - box.left > SLACK && box.bottom - box.top > SLACK ? box : null
  }

  /* ---- covered: something opaque is painted over it */

  const opaque = (element) => {
    const style = styleOf(element)
    if (element instanceof SVGElement)
      return !(element instanceof SVGSVGElement) && style.fill !== 'none' && Number(style.fillOpacity) > 0.9 && !style.fill.includes('url')
    const alpha = /rgba?\([^)]*?(?:,|\/)\s*([\d.]+)\)$/.exec(style.backgroundColor)
    return style.backgroundColor.startsWith('rgb(') || style.backgroundColor.startsWith('color(srgb') && !style.backgroundColor.includes('/') || (alpha !== null && Number(alpha[1]) > 0.9)
  }
  function covered(element, x, y) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null
    while (styleOf(element).pointerEvents === 'none') element = element.parentElement // no point finds it itself
    const top = document.elementFromPoint(x, y)
    if (!top || top === element || element.contains(top)) return null
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === element || over.contains(element) || element.contains(over)) return null
      if (opaque(over) && isShown(over)) return over
    }
    return null
  }
  /** Whether a line is there for the eye, and what covers a part of it. */
  function uncovered(text, box) {
    const y = (box.top + box.bottom) / 2
    const inset = Math.min(2, (box.right - box.left) / 4)
    const over = [box.left + inset, (box.left + box.right) / 2, box.right - inset].map((x) => covered(text.element, x, y))
    if (over.every(Boolean)) return false
    const part = over.find(Boolean)
    if (part && !allowed.overlays.some((selector) => part.closest(selector))) text.covered ??= nameOf(part)
    return true
  }

  /* ---- what is found */

  const excused = (kind, ...elements) => allowed[kind].some((selector) => elements.some((e) => e.closest(selector)))
  const all = texts()
  const lines = []
  for (const text of all) {
    text.seen = text.lines.map((line) => seen(text, line)).filter(Boolean).filter((box) => uncovered(text, box))
    if (!text.seen.length && !text.cut) continue
    if (text.cut && text.seen.length && !excused('cut', text.element)) found.push(`cut: “${text.text}” (${nameOf(text.element)}) by ${text.cut}`)
    if (text.covered && !excused('covered', text.element)) found.push(`covered: “${text.text}” (${nameOf(text.element)}) by ${text.covered}`)
    for (const box of text.seen) lines.push({ ...box, text })
  }
  for (const box of (modal ?? document.body).querySelectorAll('*')) {
    if (!(box instanceof HTMLElement)) continue
    if (box.scrollWidth <= box.clientWidth + SLACK && box.scrollHeight <= box.clientHeight + SLACK) continue
    if (!box.clientWidth || !box.clientHeight || !isShown(box) || reads(box)) continue
    const { overflowX, overflowY } = styleOf(box)
    const hint = box.dataset.more ?? ''
    const wide = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + SLACK && !/left|right/.test(hint)
    const high = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + SLACK && !/top|bottom/.test(hint)
    if (wide || high) found.push(`hidden: ${nameOf(box)} scrolls ${wide ? 'sideways' : 'up and down'}, and nothing shows it`)
  }
  lines.sort((a, b) => a.left - b.left)
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length && lines[j].left < lines[i].right - SLACK; j++) {
      const [a, b] = [lines[i], lines[j]]
      if (a.text === b.text) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide <= SLACK || high <= SLACK || excused('met', a.text.element) && excused('met', b.text.element)) continue
      const [x, y] = [Math.max(a.left, b.left) + wide / 2, Math.max(a.top, b.top) + high / 2]
      if (covered(a.text.element, x, y) || covered(b.text.element, x, y)) continue
      found.push(`met: “${a.text.text}” (${nameOf(a.text.element)}) and “${b.text.text}” (${nameOf(b.text.element)})`)
    }
  }
  /** Whether a point of an element is beyond what its ancestors show. */
  const isHidden = (element, x, y) => {
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
      const { inner, clipsX, clipsY } = hides(e)
      if ((clipsX && (x < inner.left || x > inner.right)) || (clipsY && (y < inner.top || y > inner.bottom))) return true
    }
    return false
  }
  const layer = (element) => allowed.overlays.find((selector) => element.closest(selector)) ?? ''
  const buttons = [...(modal ?? document.body).querySelectorAll('button, select, input, a.btn')]
    .filter((e) => e instanceof HTMLElement && isShown(e) && !isForEars(e) && !excused('stacked', e))
    .map((e) => ({ e, box: boxOf(e) }))
    .filter(({ box }) => box.width && box.height)
  for (const [i, a] of buttons.entries())
    for (const b of buttons.slice(i + 1)) {
      if (a.e.contains(b.e) || b.e.contains(a.e) || layer(a.e) !== layer(b.e)) continue
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (wide <= SLACK || high <= SLACK) continue
      const [x, y] = [Math.max(a.box.left, b.box.left) + wide / 2, Math.max(a.box.top, b.box.top) + high / 2]
      if (isHidden(a.e, x, y) || isHidden(b.e, x, y)) continue
      found.push(`stacked: ${nameOf(a.e)} “${a.e.innerText?.trim().slice(0, 30)}” and ${nameOf(b.e)} “${b.e.innerText?.trim().slice(0, 30)}”`)
    }
  return [...new Set(found)]
}
