import { listHelpedEvents } from '#shared/events/event-staff/helping-contract.ts'
import { listMyEvents } from '#shared/events/events/own-contract.ts'
import { listMyOrganizations } from '#shared/organizations/organizations/contract.ts'
import { call } from '#web/lib/call.ts'
import { managedOf } from './organization-events-query.ts'

type Own = { holds: boolean; helps: boolean; manages: boolean }

/** Tells whether the member holds an event, whether they help at one, and whether they run those of an organization. */
export async function readOwnEvents(signal: AbortSignal): Promise<Own> {
  const [held, helped, organizations] = await Promise.all([
    call(listMyEvents, { query: { limit: 1 } }, { signal }),
    call(listHelpedEvents, {}, { signal }),
    call(listMyOrganizations, {}, { signal }),
  ])
  return {
    holds: held.items.length > 0,
    helps: helped.items.length > 0,
    manages: managedOf(organizations.items).length > 0,
  }
}
