import { writeBatch } from '#core/platform/db/write-batch.ts'
import { ownItems } from '#core/platform/users/own-items.ts'
import type { ErasedData } from './erased-data.ts'

/**
 * Puts data that must stay where it is kept without its member; everything below the member’s key goes with the rest.
 */
export async function keepOwnItems(data: readonly ErasedData[], userId: string): Promise<void> {
  const keep = new Map(data.flatMap(({ kept = [] }) => kept).map(({ of, as }) => [of.name, as]))
  const items: Record<string, unknown>[] = []
  for await (const item of ownItems(`USER#${userId}`)) {
    const kept = keep.get(item.entity ?? '')?.(item)
    if (kept) items.push(withoutUndefined(kept))
  }
  await writeBatch(items.map((Item) => ({ PutRequest: { Item } })))
}

/** Batch writes store values as they are, so undefined ones must go first. */
const withoutUndefined = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
