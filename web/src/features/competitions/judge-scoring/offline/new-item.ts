import { newItemId } from '#web/features/platform/offline/new-item-id.ts'
import type { SheetOf } from './scoring-item.ts'

const undoMs = 10_000

/** Creates the record of an action on an entry, which can be undone for ten seconds. */
export function newItem({ eventId, classKey, entryId, name, number }: SheetOf) {
  const now = Date.now()
  return {
    id: newItemId(),
    eventId,
    classKey,
    entryId,
    name,
    number,
    deviceAt: new Date(now).toISOString(),
    heldUntil: new Date(now + undoMs).toISOString(),
    state: 'waiting' as const,
  }
}
