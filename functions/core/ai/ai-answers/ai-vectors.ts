import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { AnswerKind } from '#shared/ai/ai-answers/found-answer.ts'
import { spaceKey, VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'

const AiVector = z.object({
  /** The space that it belongs to, by its key. Vectors of different spaces have different partitions. */
  space: z.string(),
  kind: AnswerKind,
  id: z.string(),
  /** The desk that alone may find it; absent for what is public. */
  deskId: z.optional(z.string()),
  /** Tells whether its text has changed since. */
  digest: z.string(),
  /** Empty where the model does not take the text. */
  vector: z.string(),
  version: z.int(),
})
export type AiVector = z.infer<typeof AiVector>

export const vectorsOf = (space: VectorSpace): string => partition(spaceKey(space))

const partition = (space: string) => `AI_VECTORS#${space}`

/** What searches compare a request with: a vector of each text, as it was read last. */
export const aiVectors = entity({
  name: 'ai-vector',
  erasure: 'impersonal',
  schema: AiVector,
  key: ({ space, kind, id }: Pick<AiVector, 'space' | 'kind' | 'id'>) => ({
    pk: partition(space),
    sk: `${kind}#${id}`,
  }),
  packed: true,
})

/** No search finds a text that the model did not take. */
export const isLeftOut = (row: Pick<AiVector, 'vector'> | undefined): boolean => row?.vector === ''

export const allSpaces = 'AI_VECTOR_SPACES'

/** The spaces that there are vectors of, so that those which nobody uses are found. */
export const vectorSpaces = entity({
  name: 'ai-vector-space',
  erasure: 'impersonal',
  schema: z.object({ space: VectorSpace, version: z.int() }),
  key: ({ space }: { space: VectorSpace }) => ({ pk: allSpaces, sk: spaceKey(space) }),
})
