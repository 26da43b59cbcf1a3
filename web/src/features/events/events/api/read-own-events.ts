import { listHelpedEvents } from '#shared/events/event-staff/helping-contract.ts'
import { listMyEvents } from '#shared/events/events/own-contract.ts'
import { call } from '#web/lib/call.ts'

/** Tells whether the member holds an event, and whether they help at one. */
export async function readOwnEvents(signal: AbortSignal): Promise<{ holds: boolean; helps: boolean }> {
  const [held, helped] = await Promise.all([
    call(listMyEvents, { query: { limit: 1 } }, { signal }),
    call(listHelpedEvents, {}, { signal }),
  ])
  return { holds: held.items.length > 0, helps: helped.items.length > 0 }
}
