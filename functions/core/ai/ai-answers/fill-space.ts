import { embedWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { log } from '#core/platform/log/log.ts'
import { type AiSettings, spaceKey, type VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { AppError } from '#shared/errors.ts'
import { type AiVector, aiVectors, isLeftOut, vectorSpaces } from './ai-vectors.ts'
import { nameOf, readSpace } from './read-space.ts'
import type { Source } from './source.ts'
import { storedVector } from './stored-vector.ts'

/** Texts of one call. */
const textsAtOnce = 10

/** The service makes no vector that belongs into the space. */
export class UnfitVector extends Error {}

type Filling = {
  space: VectorSpace
  settings: AiSettings
  sources: readonly Source[]
  now: string
  /** A text that the model does not take is left out until it changes; otherwise it is an `UnfitVector`. */
  leavesOut: boolean
  /** Asked before each call, with how many are there: a turn that is over stops between two calls. */
  goesOn: (filled: number) => boolean | Promise<boolean>
}

/**
 * Makes the vectors that a space lacks and those whose texts have changed, and drops those whose texts are gone. What
 * is there stays, so that a turn goes on where another one ended. Tells whether all are there.
 */
export async function fillSpace({
  space,
  settings,
  sources,
  now,
  leavesOut,
  goesOn,
}: Filling): Promise<boolean> {
  const known = await readSpace(space, { consistent: true })
  const wanted = new Set(sources.map(nameOf))
  const gone = [...known.values()].filter((row) => !wanted.has(nameOf(row)))
  await writeBatch(gone.map((row) => ({ DeleteRequest: { Key: aiVectors.key(row) } })))
  const open = sources.filter((source) => {
    const row = known.get(nameOf(source))
    return row?.digest !== source.digest || (!leavesOut && isLeftOut(row))
  })
  if (open.length > 0) await commit(vectorSpaces.derive({ space, version: 1 }))
  for (let start = 0; start < open.length; start += textsAtOnce) {
    if (!(await goesOn(sources.length - open.length + start))) return false
    const batch = open.slice(start, start + textsAtOnce)
    const vectors = await embedded({ space, settings, now }, batch)
    const rows = batch.map((source, at) => rowOf(space, source, vectors[at] ?? []))
    const refused = batch.filter((_, at) => !vectors[at])
    for (const { kind, id } of refused) log.warn('ai_vectors.left_out', { space: spaceKey(space), kind, id })
    const [first] = refused
    if (first && !leavesOut)
      throw new UnfitVector(
        `The model ${space.embeddingModel} returns no vector for “${first.title}”. Shorten that text, or choose another model.`,
      )
    await writeBatch(rows.map((row) => ({ PutRequest: { Item: aiVectors.item(row) } })))
  }
  return goesOn(sources.length)
}

type Asked = Pick<Filling, 'space' | 'settings' | 'now'>

/** Something short that every model takes. */
const probe = 'Car audio'
/** Models differ in how much they take. */
const fewLetters = 500

/**
 * A service that does not answer is asked for a short text alone, and once more for all: then it shows whether it is out,
 * makes nothing that fits of several texts, or does not take one of them, which is undefined then.
 */
async function embedded(asked: Asked, batch: readonly Source[]): Promise<(number[] | undefined)[]> {
  const { embeddingModel, dimension } = asked.space
  const embed = async (...texts: string[]) => {
    const { vectors } = await embedWithinLimits({ ...asked, feature: 'answer_search', texts })
    if (vectors.every(({ length }) => length === dimension)) return vectors
    throw new UnfitVector(
      `The model ${embeddingModel} returns vectors that don’t all have ${dimension} numbers.`,
    )
  }
  const texts = batch.map(({ words }) => words)
  const atOnce = await unlessNoAnswer(embed(...texts))
  if (atOnce) return atOnce
  await embed(probe)
  const again = await unlessNoAnswer(embed(...texts))
  if (again) return again
  const each: (number[] | undefined)[] = []
  for (const text of texts) {
    const whole = texts.length > 1 && (await unlessNoAnswer(embed(text)))
    const found = whole || (await unlessNoAnswer(embed(text.slice(0, fewLetters))))
    each.push(found?.[0])
  }
  if (texts.length > 1 && each.every((vector) => vector))
    throw new UnfitVector(
      `The model ${embeddingModel} reads one text at a time, but returns no usable vectors for several.`,
    )
  // A service that went out meanwhile says nothing about a text.
  await embed(probe)
  return each
}

async function unlessNoAnswer<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isNoAnswer(error)) return undefined
    throw error
  }
}

const isNoAnswer = (error: unknown): boolean => error instanceof AppError && error.code === 'ai_no_answer'

const rowOf = (space: VectorSpace, { kind, id, deskId, digest }: Source, vector: number[]): AiVector => ({
  space: spaceKey(space),
  kind,
  id,
  ...(deskId && { deskId }),
  digest,
  vector: storedVector(vector),
  version: 1,
})
