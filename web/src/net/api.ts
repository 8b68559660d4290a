/** Plain requests: JSON in, JSON out. If the server refuses (`Refused`) or does not answer, an error with one sentence. */

import { language } from '../words/language'
import type {
  Catalogue,
  ComponentData,
  Examples,
  Explained,
  Form,
  Lesson,
  Lobby,
  Me,
  NewTable,
  OpenedRecord,
  Problem,
  Replay,
  Rules,
  Sheet,
  Table,
  TableInfo,
  Tips,
  Verified,
} from './wire'

/** A request that the server refused; `reason` puts it into words. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title)
  }
}

/** The server did not answer at all. */
export class NoAnswer extends Error {}

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  send<T>(method, path, body === undefined ? undefined : JSON.stringify(body))

async function send<T>(method: string, path: string, body?: string): Promise<T> {
  const what = body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body }
  return (await answer(path, what)).json()
}

const words = async (path: string): Promise<string> => (await answer(path)).text()

async function answer(path: string, what?: RequestInit): Promise<Response> {
  const response = await fetch(path, what).catch(() => {
    throw new NoAnswer()
  })
  if (response.ok) return response
  throw new Refused(await problemOf(response))
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return await response.json()
  } catch {
    return { status: response.status, title: response.statusText, detail: response.statusText }
  }
}

const once = new Map<string, Promise<unknown>>()

/** Fetch once data that never changes while the page is open. */
function keep<T>(path: string): Promise<T> {
  const before = once.get(path) as Promise<T> | undefined
  if (before) return before
  const answer = ask<T>('GET', path)
  once.set(path, answer)
  answer.catch(() => once.delete(path))
  return answer
}

/** Return an id that nobody else has. */
export const fresh = (): string => crypto.getRandomValues(new Uint32Array(3)).reduce((s, n) => s + n.toString(36), '')

const tongue = `language=${language}`
const viewer = (seat: number | null) => `seat=${seat ?? -1}`

/** The requests of the client, one function for each. */
export const api = {
  games: () => keep<Catalogue>(`/api/games?${tongue}`),
  rules: (slug: string) => keep<Rules>(`/api/games/${slug}/rules?${tongue}`),
  examples: (slug: string) => keep<Examples>(`/api/games/${slug}/examples`),
  components: (slug: string) => keep<ComponentData>(`/api/games/${slug}/components`),
  tips: (slug: string) => keep<Tips>(`/api/games/${slug}/tips?${tongue}`),
  /** A guided first game after the learner's moves, and one more to try. */
  learn: (slug: string, moves: string[], form: Form | null = null) =>
    ask<Lesson>('POST', `/api/guides/${slug}?${tongue}`, { moves, form }),
  whyNot: (slug: string, moves: string[], form: Form) =>
    ask<Explained>('POST', `/api/guides/${slug}/explain`, { moves, form }),
  /** The box of a table whose game is modified. */
  box: (id: string) => ask<ComponentData>('GET', `/api/tables/${id}/components`),
  words: (slug: string, language: string) => words(`/api/games/${slug}/words/${language}`),
  me: () => ask<Me>('GET', '/api/me'),
  name: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  deleteMe: () => ask<Me>('DELETE', '/api/me'),
  deleteTable: (id: string) => ask<Lobby>('DELETE', `/api/me/tables/${id}`),
  exportPath: '/api/me/export',
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  open: (table: NewTable) => ask<Table>('POST', '/api/tables', { ...table, contribution: fresh(), id: fresh() }),
  join: (id: string, by: { key?: string; seat?: number }) =>
    ask<{ table: string; seat: number }>('POST', `/api/tables/${id}/join`, { ...by, contribution: fresh() }),
  again: (id: string) =>
    ask<{ table: string; seat: number }>('POST', `/api/tables/${id}/again`, { contribution: fresh() }),
  handOver: (id: string, seat: number, bot: string | null) =>
    ask<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  leave: (id: string, seat: number) => ask<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}`),
  ruleChat: (id: string, onlookers: boolean) => ask<TableInfo>('PUT', `/api/tables/${id}/chat`, { onlookers }),
  closeTable: (id: string) => ask<TableInfo>('DELETE', `/api/tables/${id}`),
  table: (id: string) => ask<Table>('GET', `/api/tables/${id}`),
  sheet: (id: string, seat: number | null) => ask<Sheet>('GET', `/api/tables/${id}/sheet?${viewer(seat)}`),
  replay: (id: string, seat: number | null, start: number, count: number) =>
    ask<Replay>('GET', `/api/tables/${id}/replay?${viewer(seat)}&start=${start}&count=${count}`),
  /** Send a record file; return it verified, with a range of its positions. */
  record: (text: string, start: number, count: number) =>
    send<OpenedRecord>('POST', `/api/records?start=${start}&count=${count}&${tongue}`, text),
  verify: (id: string) => ask<Verified>('GET', `/api/tables/${id}/verify?${tongue}`),
  board: (id: string, seat: number | null, columns = 0) =>
    words(`/api/tables/${id}/board?${viewer(seat)}&columns=${columns}&${tongue}`),
  /** The rulebook page, at a rule or another anchor. */
  rulebookPath: (slug: string, anchor = '') => `/rules/${slug}?lang=${language}${anchor && `#${anchor}`}`,
  /** The player aid, with the numbers of a table. */
  aidPath: (slug: string, table: string) => `/rules/${slug}/aid?lang=${language}&table=${table}`,
  recordPath: (id: string, seat: number | null) => `/api/tables/${id}/record?${viewer(seat)}`,
  qrPath: (id: string, seat?: number) =>
    seat === undefined ? `/api/tables/${id}/qr.svg` : `/api/tables/${id}/seats/${seat}/qr.svg`,
}
