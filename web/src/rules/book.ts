/** The rulebook: the server sends its text; pictures of the examples and a search are added here. */

import { mount } from 'svelte'
import { loadGame } from '../games'
import { api } from '../net/api'
import type { ExampleLine } from '../net/wire'
import { t } from '../words'
import { catalogueOf } from '../words/catalogue'
import { Speaker } from '../words/say'
import Picture from './Picture.svelte'
import Search from './Search.svelte'

const NEAR = '800px' // a picture is drawn before it comes into sight
const IDLE = 50 // milliseconds, in browsers that do not say when they are idle

/** Add to a page of the rulebook what it can do with a script. */
export async function enhance(page: HTMLElement): Promise<void> {
  offerPrint(page)
  const book = page.querySelector<HTMLElement>('.book[data-game]')
  const contents = book?.querySelector<HTMLElement>('.contents')
  if (!book || !contents) return
  mount(Search, { target: contents, anchor: contents.firstElementChild ?? undefined, props: { page: book } })
  follow(book, contents)
  const figures = [...book.querySelectorAll<HTMLElement>('.ex')]
  if (figures.length) await draw(book.dataset.game ?? '', figures)
}

/** Draw the examples; without their data the captions remain. */
async function draw(slug: string, figures: HTMLElement[]): Promise<void> {
  const [ui, words, box, { examples }] = await Promise.all([
    loadGame(slug),
    catalogueOf(slug),
    api.components(slug),
    api.examples(slug),
  ])
  if (ui.inWords) return
  const say = new Speaker(words, (seat) => t('seat', { n: seat + 1 }))
  const byId = new Map(examples.map((example) => [example.id, example]))
  for (const figure of figures) figure.classList.add('drawn')
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()

  function show(figure: HTMLElement) {
    const example: ExampleLine | undefined = byId.get(figure.dataset.example ?? '')
    const foot = figure.querySelector('figcaption')
    if (!example || !foot || figure.dataset.shown) return
    figure.dataset.shown = 'true'
    const captions = [...figure.querySelectorAll<HTMLElement>('li')]
    mount(Picture, { target: figure, anchor: foot, props: { ui, say, box, example, captions, foot } })
  }

  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting && target instanceof HTMLElement) {
          near.unobserve(target)
          show(target)
        }
    },
    { rootMargin: NEAR },
  )
  figures.forEach((figure) => near.observe(figure))
  whenIdle(figures.map((figure) => () => show(figure)))
}

/** Do the work bit by bit while nothing else is to be done: a printed page then has every picture. */
function whenIdle([first, ...rest]: readonly (() => void)[]): void {
  if (!first) return
  const wait = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, IDLE))
  wait(() => {
    first()
    whenIdle(rest)
  })
}

/** Mark the chapter in sight in the contents. */
function follow(book: HTMLElement, contents: HTMLElement): void {
  const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const seen = new IntersectionObserver(
    (entries) => {
      const { target } = entries.find(({ isIntersecting }) => isIntersecting) ?? {}
      if (!target) return
      links.forEach((link, id) => {
        if (id === target.id) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      })
    },
    { rootMargin: '-20% 0px -70%' },
  )
  book.querySelectorAll('main > section').forEach((section) => seen.observe(section))
}

/** Put a button for printing at the head of the page. */
function offerPrint(page: HTMLElement): void {
  const button = document.createElement('button')
  button.classList.add('btn', 'small')
  button.textContent = t('rules-print')
  button.addEventListener('click', () => print())
  page.querySelector('.book-top .languages')?.after(button)
}
