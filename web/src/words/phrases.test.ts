import { expect, it } from 'vitest'
import { NoAnswer, Refused } from '../net/api'
import { ago, commas, labelled, listOf, modified, readable, reason, sentences, titled, winSentence } from './phrases'

it('lists names the way people write them', () => {
  expect([[], ['Ada'], ['Ada', 'Bert'], ['Ada', 'Bert', 'Cleo']].map(listOf)).toEqual([
    '',
    'Ada',
    'Ada and Bert',
    'Ada, Bert and Cleo',
  ])
})

it('joins what stands side by side', () => {
  expect(commas(['44 moves', 'just now'])).toBe('44 moves, just now')
  expect(labelled('Play', 'Dynamine')).toBe('Play: Dynamine')
  expect(sentences(['The deck is empty.', '', 'Ada wins.'])).toBe('The deck is empty. Ada wins.')
})

it('says how long ago something was in the unit that fits', () => {
  expect([0, 59, 60, 1439, 1440, 2880].map(ago)).toEqual([
    'just now',
    '59 min ago',
    '1 h ago',
    '23 h ago',
    '1 d ago',
    '2 d ago',
  ])
})

it('names who won, alone or together, with points where they are known', () => {
  expect(winSentence(['Ada'], 31)).toBe('Ada wins with 31')
  expect(winSentence(['Ada'], null)).toBe('Ada wins')
  expect(winSentence(['Ada', 'Bert'], 31)).toBe('Ada and Bert share the win with 31')
  expect(winSentence(['Ada', 'Bert'], null)).toBe('Ada and Bert share the win')
})

it('makes a name of notation a label', () => {
  expect([readable('end_turn'), readable('T40'), readable(3)]).toEqual(['End turn', 'T40', '3'])
})

it('names the version of a modified game where it has a name', () => {
  expect([modified(''), modified('long')]).toEqual(['modified', 'modified: long'])
  expect([titled('Dynamine', ''), titled('Dynamine', 'long')]).toEqual(['Dynamine', 'Dynamine, modified: long'])
})

it('words every failure', () => {
  const problem = { status: 409, code: 'stale', title: 'Not now', detail: 'Look again.' }
  expect(reason(new Refused(problem))).toBe('Look again.')
  expect(reason(new Refused({ ...problem, detail: '' }))).toBe('Not now')
  expect(reason(new NoAnswer())).toBe('The server is not responding. Check your connection and try again.')
  expect(reason(new Error('The file could not be read.'))).toBe('The file could not be read.')
})
