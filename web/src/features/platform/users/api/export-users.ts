import type { UserFilter } from '#shared/platform/users/user-filter.ts'
import { exportUsers } from '#shared/platform/users/user-list-contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'

export const downloadUsers = (filter: UserFilter, onRows: (rows: number) => void, signal: AbortSignal) =>
  downloadInParts({
    name: 'accounts',
    part: (cursor) => call(exportUsers, { body: { ...filter, ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
