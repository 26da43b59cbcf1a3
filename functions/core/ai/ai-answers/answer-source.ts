import type { AnswerKind } from '#shared/ai/ai-answers/found-answer.ts'

/** Something that may answer a request. */
export type AnswerText = {
  id: string
  title: string
  text: string
  /** Where everyone can read it. */
  href?: string
  /** The desk that alone may use it; absent for what is public. */
  deskId?: string
}

/** What a noun gives searches to find. */
export type AnswerSource = {
  kind: AnswerKind
  /** All of them, at most this many. */
  list(most: number): Promise<AnswerText[]>
  /** One as it is now; undefined when it is gone or no longer public. */
  get(id: string): Promise<AnswerText | undefined>
}
