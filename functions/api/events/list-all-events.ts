import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { firstPageWith } from '#core/db/first-page-with.ts'
import { adminEvents } from '#core/events/admin-event.ts'
import { allPartition, eventRows, noMonth } from '#core/events/event-rows.ts'
import { listAllEvents as contract } from '#shared/events/admin-contract.ts'
import { hasWords } from '#shared/events/matches-filter.ts'

async function listAllEvents({ query, now }: ApiRequest<typeof contract>) {
  const { month = noMonth, status, q = '', cursor, limit } = query
  const { items, nextCursor } = await firstPageWith(
    (from) => eventRows.list({ pk: allPartition(month), limit, cursor: from }),
    cursor,
    (row) => (!status || row.status === status) && hasWords(row, q),
  )
  const found = await adminEvents(
    items.map(({ id }) => id),
    now,
  )
  return { items: found, ...(nextCursor && { nextCursor }) }
}

export const handler = endpoint(contract, listAllEvents)
