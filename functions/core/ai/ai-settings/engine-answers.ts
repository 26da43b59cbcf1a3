import * as z from 'zod/mini'
import { type Counted, EngineFailure } from './engine-failure.ts'

const count = z.optional(z.int().check(z.gte(0), z.lte(10_000_000)))
const Usage = z.catch(
  z.optional(z.nullable(z.object({ prompt_tokens: count, completion_tokens: count, total_tokens: count }))),
  undefined,
)

const CompletionAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

const EmbeddingsAnswer = z.object({
  data: z.array(
    z.object({ index: z.optional(z.int()), embedding: z.array(z.number()).check(z.minLength(1)) }),
  ),
  usage: Usage,
})

const countedOf = (usage: z.infer<typeof Usage>): Counted => {
  const input = usage?.prompt_tokens ?? usage?.total_tokens
  return {
    ...(input !== undefined && { input }),
    ...(usage?.completion_tokens !== undefined && { output: usage.completion_tokens }),
  }
}

/** The text of a completion. One that is empty has its price as well: a model may think without an answer. */
export function readCompletion(answer: unknown): { text: string; counted: Counted } {
  const counted = countedOf(z.safeParse(z.object({ usage: Usage }), answer).data?.usage)
  const { success, data } = z.safeParse(CompletionAnswer, answer)
  if (!success) throw new EngineFailure('no completion', 'answered', counted)
  const text = data.choices[0]?.message.content.trim() ?? ''
  if (text === '') throw new EngineFailure('an empty text', 'answered', counted)
  return { text, counted }
}

/** The vectors of so many texts, in the order of the texts and all of one length. */
export function readVectors(answer: unknown, texts: number): { vectors: number[][]; counted: Counted } {
  const { success, data } = z.safeParse(EmbeddingsAnswer, answer)
  if (!success) throw new EngineFailure('no vectors', 'answered')
  const byPlace = new Map(data.data.map(({ index, embedding }, at) => [index ?? at, embedding]))
  const vectors = Array.from({ length: texts }, (_, at) => byPlace.get(at) ?? [])
  if (byPlace.size !== texts || vectors.some(({ length }) => length === 0))
    throw new EngineFailure('too few vectors', 'answered')
  requireOneLength(vectors)
  return { vectors, counted: countedOf(data.usage) }
}

export function requireOneLength(vectors: readonly number[][]): void {
  const [first] = vectors
  if (vectors.some(({ length }) => length !== first?.length))
    throw new EngineFailure('vectors of different lengths', 'answered')
}
