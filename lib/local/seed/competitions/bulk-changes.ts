import { bulkChanges } from '#core/competitions/bulk-changes/bulk-changes.ts'
import { demoBulkChanges } from './demo-bulk-changes.ts'

/** The bulk changes administrators have made. */
export const seed = (now: string) =>
  demoBulkChanges(now).map((bulk) => bulkChanges.put(bulk, { absent: true }))
