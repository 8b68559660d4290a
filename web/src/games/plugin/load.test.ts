import { describe, expect, it } from 'vitest'
import generic from '../generic'
import { adopt, broughtBy } from './load'

const mount = () => ({ update: () => {} })

describe('the board of a package', () => {
  it('replaces the board in words; everything else is as for any game', () => {
    const ui = adopt('stone_soup', { mount })
    expect(ui).toMatchObject({ inWords: false, lines: generic.lines, saying: generic.saying, points: generic.points })
    expect(ui.Board).not.toBe(generic.Board)
    expect(broughtBy('stone_soup')?.mount).toBe(mount)
  })

  it('may return the points of a seat', () => {
    const points = () => 7
    expect(adopt('stone_soup', { mount, points }).points).toBe(points)
  })

  it.each([undefined, null, {}, { mount: 'no function' }, mount])(
    'is refused without a function that mounts it',
    (ui) => {
      expect(() => adopt('bad_soup', ui)).toThrow('must have a default export')
      expect(broughtBy('bad_soup')).toBeUndefined()
    },
  )
})
