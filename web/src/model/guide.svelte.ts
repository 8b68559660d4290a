/** A guided first game: where the learner is, and the line to the server. Only the learner's moves are kept, in this browser. */

import { api } from '../net/api'
import type { Hooks, Stream } from '../net/stream'
import type { Choice, Form, Lesson, Problem, Request, ServerMessage } from '../net/wire'
import { reason } from '../words/phrases'
import { bookmarkOf, keepBookmark, type Bookmark } from './bookmark'
import { sameForm } from './narrow'

/** Everything that a table needs of a stream. */
export type Line = Pick<Stream, 'send' | 'post' | 'again' | 'drop' | 'close'>

export class Guide implements Line {
  lesson = $state.raw<Lesson | null>(null)
  /** The number of the step that is shown, from 0. */
  at = $state(0)
  /** Why the last move was taken back. */
  takenBack = $state('')
  private hooks: Hooks | null = null

  constructor(readonly slug: string) {}

  /** The step that is shown. */
  step = $derived(this.lesson?.shown[this.at - this.lesson.first] ?? null)
  of = $derived(this.lesson?.steps.length ?? 0)
  atEnd = $derived(this.of > 0 && this.at === this.of - 1)
  canGoBack = $derived(Boolean(this.lesson && (this.at > this.lesson.first || this.lesson.moves.length)))

  /** Begin, or continue where the learner left. */
  connect(hooks: Hooks): Line {
    this.hooks = hooks
    hooks.link('connecting')
    void this.begin(bookmarkOf(this.slug))
    return this
  }

  /** Start over. */
  restart(): void {
    void this.begin(null)
  }

  /** Show the next step that is only read. */
  next(): void {
    if (!this.lesson || this.at >= this.lesson.first + this.lesson.shown.length - 1) return
    this.at += 1
    this.takenBack = ''
    this.keep()
  }

  /** Go one step back: to the one before, or to before the last step with moves. */
  async back(): Promise<void> {
    const { lesson } = this
    if (!lesson) return
    this.takenBack = ''
    if (this.at > lesson.first) {
      this.at -= 1
      return this.keep()
    }
    if (!lesson.moves.length) return
    const before = await this.ask(lesson.moves.slice(0, -1))
    if (before) this.take(before, before.first + before.shown.length - 1)
  }

  /** Put the moves that are expected first, so that a board offers them first. */
  ordered(choices: Choice[]): Choice[] {
    const expected = this.lesson?.expected ?? []
    const isExpected = (choice: Choice) => expected.some((form) => sameForm(form as Form, choice.form))
    return [...choices.filter(isExpected), ...choices.filter((choice) => !isExpected(choice))]
  }

  // ---- the line

  async send(request: Request): Promise<ServerMessage> {
    const moves = this.lesson?.moves ?? []
    try {
      if (request.type === 'explain' && request.form) return await api.whyNot(this.slug, moves, request.form)
      if (request.type === 'undo') await this.back()
      if (request.type === 'play' && request.form) {
        this.takenBack = ''
        const lesson = await api.learn(this.slug, moves, request.form)
        if (lesson.taken_back) {
          this.takenBack = lesson.taken_back
          this.at = lesson.first + lesson.shown.length - 1
          return this.answer({ status: 409, title: '', detail: lesson.taken_back, code: 'taken_back' })
        }
        this.take(lesson, lesson.first)
      }
      return this.answer(null)
    } catch (error) {
      return this.answer(problemOf(error))
    }
  }

  post(): void {}

  /** The browser is online again, or the view was lost: fetch the lesson again. */
  again(): void {
    if (this.lesson) void this.begin(this.bookmark())
  }

  drop(): void {
    this.hooks?.link('lost')
  }

  close(): void {
    this.hooks?.link('closed')
  }

  private answer(problem: Problem | null): ServerMessage {
    return { type: 'answer', id: '', version: this.lesson?.table.position.version ?? 0, repeated: false, problem }
  }

  private async begin(left: Bookmark | null): Promise<void> {
    const lesson = await this.ask(left?.moves ?? [])
    if (!lesson) return
    const isShown = left && left.at >= lesson.first && left.at < lesson.first + lesson.shown.length
    this.take(lesson, isShown ? left.at : lesson.first)
  }

  private async ask(moves: string[]): Promise<Lesson | null> {
    try {
      return await api.learn(this.slug, moves)
    } catch (error) {
      const problem = problemOf(error)
      this.hooks?.message({ type: 'problem', id: null, problem })
      return null
    }
  }

  private take(lesson: Lesson, at: number): void {
    this.lesson = lesson
    this.at = at
    this.takenBack = ''
    this.hooks?.link('open')
    this.hooks?.message({ ...lesson.table, type: 'table' })
    this.keep()
  }

  private bookmark(): Bookmark {
    return { moves: this.lesson?.moves ?? [], at: this.at, of: this.of }
  }

  private keep(): void {
    keepBookmark(this.slug, this.atEnd ? null : this.bookmark())
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Object && 'problem' in error) return error.problem as Problem
  return { status: 503, title: '', detail: reason(error) }
}
