import { exportAllResults } from '#shared/competitions/competition-results/admin-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'

export type Exported = { eventId: Event['id'] } | { seasonId: Season['id'] }

/** Saves all that counts at an event or in a season as one CSV file. */
export const saveAllResults = (of: Exported, onRows: (rows: number) => void, signal: AbortSignal) =>
  downloadInParts({
    name: 'results',
    part: (cursor) => call(exportAllResults, { body: { ...of, ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
