import type { VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { type AiVector, isLeftOut } from './ai-vectors.ts'
import { likeness } from './likeness.ts'
import { vectorFrom } from './stored-vector.ts'

export type Near = { row: AiVector; likeness: number }

/** The vectors of a space that a desk may find, the nearest first; without a desk, only what is public. */
export function nearest(
  asked: readonly number[],
  space: VectorSpace,
  rows: Iterable<AiVector>,
  deskId?: string,
): Near[] {
  if (asked.length !== space.dimension)
    throw new Error(`A vector of ${asked.length} numbers was made for a space of ${space.dimension}.`)
  return [...rows]
    .filter((row) => !isLeftOut(row))
    .map((row) => ({ row, likeness: likeness(asked, vectorFrom(row.vector)) }))
    .filter(({ row }) => row.deskId === undefined || row.deskId === deskId)
    .toSorted((one, other) => other.likeness - one.likeness)
}
