import { exportResults } from '#shared/competitions/competition-results/contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'

/** Saves all own results as one CSV file. */
export const saveResults = (onRows: (rows: number) => void, signal: AbortSignal) =>
  downloadInParts({
    name: 'my-results',
    part: (cursor) => call(exportResults, { body: { ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
