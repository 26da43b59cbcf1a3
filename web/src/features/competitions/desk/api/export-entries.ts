import { type DeskEvent, exportEntries } from '#shared/competitions/desk/contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'

/** Saves all entries of an event as one CSV file. */
export const saveEntries = (
  { id, title }: Pick<DeskEvent, 'id' | 'title'>,
  onRows: (rows: number) => void,
  signal: AbortSignal,
) =>
  downloadInParts({
    name: `entries-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    part: (cursor) =>
      call(exportEntries, { params: { eventId: id }, body: { ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
