import { UnfitVector } from '#core/ai/ai-answers/fill-space.ts'
import { nearest } from '#core/ai/ai-answers/nearest.ts'
import { nameOf, readSpace } from '#core/ai/ai-answers/read-space.ts'
import type { Source } from '#core/ai/ai-answers/source.ts'
import { vectorFrom } from '#core/ai/ai-answers/stored-vector.ts'
import { embedWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { type AiMigration, knownQuestions } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { AiSettings, VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'

/** The answer must be among so many. */
const mostPlaces = 3

type Asked = {
  space: VectorSpace | undefined
  sources: readonly Source[]
  settings: AiSettings
  now: string
}

/** Tells whether a space holds every source in its length, and finds the answers to questions that are known. */
export async function verifySpace({
  space,
  sources,
  settings,
  now,
}: Asked): Promise<NonNullable<AiMigration['verified']>> {
  if (!space) return { sources: 0, missing: 0, questions: [] }
  const rows = await readSpace(space, { consistent: true })
  const missing = sources.filter((source) => {
    const row = rows.get(nameOf(source))
    return row?.digest !== source.digest || vectorFrom(row.vector).length !== space.dimension
  }).length
  const asked = sources.filter(({ kind }) => kind === 'faq').slice(0, knownQuestions)
  if (missing > 0 || asked.length === 0) return { sources: sources.length, missing, questions: [] }
  const { vectors } = await embedWithinLimits({
    settings,
    feature: 'answer_search',
    now,
    space,
    texts: asked.map(({ title }) => title),
  })
  if (vectors.some(({ length }) => length !== space.dimension))
    throw new UnfitVector(`The model ${space.embeddingModel} now returns vectors of a different length.`)
  const questions = asked.map((faq, at) => ({
    question: faq.title,
    found: nearest(vectors[at] ?? [], space, rows.values())
      .slice(0, mostPlaces)
      .some(({ row }) => nameOf(row) === nameOf(faq)),
  }))
  return { sources: sources.length, missing, questions }
}
