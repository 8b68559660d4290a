/** What a board needs of a table to be played on: a table, or anything else that brings the same. */

import type { TableModel } from './table.svelte'

export type Playing = Pick<
  TableModel,
  | 'asked'
  | 'back'
  | 'choices'
  | 'chosen'
  | 'cursor'
  | 'explain'
  | 'fault'
  | 'hush'
  | 'hushed'
  | 'log'
  | 'marked'
  | 'myTurn'
  | 'notNow'
  | 'pickAll'
  | 'picked'
  | 'places'
  | 'play'
  | 'position'
  | 'refusal'
  | 'say'
  | 'sending'
  | 'showRule'
  | 'viewer'
>
