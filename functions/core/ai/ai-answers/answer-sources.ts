import { type AnswerKind, AnswerKind as Kind, mostSources } from '#shared/ai/ai-answers/found-answer.ts'
import type { AnswerSource, AnswerText } from './answer-source.ts'
import * as nouns from './answer-sources-of-nouns.ts'
import { type Source, sourceOf } from './source.ts'

const kinds = Kind.options
const sources: readonly AnswerSource[] = Object.values(nouns).toSorted(
  (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
)

/** All that searches find, what is public first, as far as there is room. */
export async function allSources(): Promise<Source[]> {
  const found: Source[] = []
  for (const { kind, list } of sources) {
    const most = mostSources - found.length
    if (most === 0) break
    found.push(...(await list(most)).slice(0, most).map((text) => sourceOf(kind, text)))
  }
  return found
}

/** An answer as it is now; undefined when it is gone or no longer public. */
export const currentAnswer = async (kind: AnswerKind, id: string): Promise<AnswerText | undefined> =>
  sources.find((source) => source.kind === kind)?.get(id)
