import { newItemId } from '#web/features/offline/new-item-id.ts'
import type { SheetOf } from './scoring-item.ts'

const undoMs = 10_000

/** What someone has just done to an entry; for ten seconds it can be taken back. */
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
