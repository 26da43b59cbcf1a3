import { type DeskEvent, getDesk } from '#shared/competitions/desk/contract.ts'
import { getRoster, type RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { call } from '#web/lib/call.ts'
import type { KnownEvent } from './roster-database.ts'

/** All that a device needs from an event, part by part. */
export async function loadRoster(
  eventId: DeskEvent['id'],
): Promise<{ known: KnownEvent; rows: RosterRow[] }> {
  const params = { eventId }
  const event = await call(getDesk, { params })
  const rows: RosterRow[] = []
  let cursor: string | undefined
  let madeAt = ''
  let clockAheadMs = 0
  do {
    const page = await call(getRoster, { params, query: { ...(cursor && { cursor }) } })
    rows.push(...page.items)
    // The clock is compared at the moment of the first answer: the others take their time.
    if (!madeAt) clockAheadMs = Date.now() - Date.parse(page.madeAt)
    madeAt ||= page.madeAt
    cursor = page.nextCursor
  } while (cursor)
  return { known: { id: eventId, event, madeAt, clockAheadMs }, rows }
}
