import { eachItem } from '#core/platform/db/each-item.ts'
import type { AiSettings, VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { type AiVector, aiVectors, vectorsOf } from './ai-vectors.ts'

/** Every vector of a space, by pages of its partition. */
export async function readSpace(
  space: VectorSpace,
  { consistent = false } = {},
): Promise<Map<string, AiVector>> {
  const found = new Map<string, AiVector>()
  for await (const row of eachItem(aiVectors, { pk: vectorsOf(space), consistent }))
    found.set(nameOf(row), row)
  return found
}

/** Names a source within a space. */
export const nameOf = ({ kind, id }: Pick<AiVector, 'kind' | 'id'>): string => `${kind}#${id}`

/**
 * The space that searches use. One that another service made than the one in use, which could change while the search
 * was off, is none: no text goes to a service that is no longer named.
 */
export function spaceInUse({ engine, space }: AiSettings): VectorSpace | undefined {
  const fits = engine?.baseUrl === space?.baseUrl && engine?.embeddingModel === space?.embeddingModel
  return fits ? space : undefined
}
