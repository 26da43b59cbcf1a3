import { registrations } from '#core/events/registrations/registrations.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { exportEntries as contract } from '#shared/competitions/desk/contract.ts'
import { csvPart } from '#shared/platform/csv/csv-part.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { organizersDesk } from './desk-of.ts'
import { deskRegistration, peopleOf } from './desk-registration.ts'
import { entryColumns } from './entry-columns.ts'

const rowsAPart = 200

/** A part of the entries as CSV, in the order of entering; those that are over are there too. */
export async function exportEntries(
  actor: Actor,
  eventId: string,
  cursor: string | undefined,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const { event, role } = await organizersDesk(actor, eventId)
  const { items, nextCursor } = await registrations.list({
    pk: `EVT#${eventId}`,
    prefix: 'REG#',
    limit: rowsAPart,
    cursor,
  })
  const people = await peopleOf(items.map(({ userId }) => userId))
  const isFirst = cursor === undefined
  if (isFirst)
    await commit(
      recordActivity(
        { by: actor, type: 'system_event', description: `Exported the entries of ${event.title}` },
        now,
      ),
    )
  const rows = items.map((one) => deskRegistration(one, people, { event, role }))
  const csv = csvPart({ columns: entryColumns(event), rows, isFirst })
  return { csv, rows: rows.length, ...(nextCursor && { nextCursor }) }
}
