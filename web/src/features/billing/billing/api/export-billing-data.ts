import { exportBillingData } from '#shared/billing/billing/admin-contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'

/** UTC days; the first is included, the last is not. */
export type ExportRange = { startDate: string; endDate: string }

export const downloadBillingData = (
  range: ExportRange,
  onRows: (rows: number) => void,
  signal: AbortSignal,
) =>
  downloadInParts({
    name: 'billing',
    part: (cursor) => call(exportBillingData, { body: { ...range, ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
