import { createHash } from 'node:crypto'
import type { AnswerKind } from '#shared/ai/ai-answers/found-answer.ts'
import type { AnswerText } from './answer-source.ts'

/** Something that may answer a request, in the words that are embedded. */
export type Source = AnswerText & { kind: AnswerKind; words: string; digest: string }

/** A model reads only so much, and the beginning of a text says what it is about. */
const mostLetters = 2000

/** A source is embedded again when its digest changes: when other words would be embedded, or another desk may find it. */
export function sourceOf(kind: AnswerKind, text: AnswerText): Source {
  const words = `${text.title}\n${text.text}`.slice(0, mostLetters)
  const digest = createHash('sha256')
    .update(JSON.stringify([words, text.deskId]))
    .digest('base64url')
  return { ...text, kind, words, digest }
}
