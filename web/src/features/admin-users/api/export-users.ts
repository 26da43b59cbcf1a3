import type { UserFilter } from '#shared/users/user-filter.ts'
import { exportUsers } from '#shared/users/user-list-contract.ts'
import { call } from '#web/lib/call.ts'

/** Fetches the list part by part and gives it to the browser as one file; tells how far it is. */
export async function downloadUsers(
  filter: UserFilter,
  onRows: (rows: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const parts: string[] = []
  let rows = 0
  let cursor: string | undefined
  do {
    const part = await call(exportUsers, { body: { ...filter, ...(cursor && { cursor }) } }, { signal })
    parts.push(part.csv)
    rows += part.rows
    cursor = part.nextCursor
    onRows(rows)
  } while (cursor)
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `accounts-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(url)
  return rows
}
