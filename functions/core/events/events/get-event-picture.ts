import type { getEventPicture as contract } from '#shared/events/events/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { events } from './events.ts'

/** The picture of an event that everyone may see, or that people with its link may. */
export async function getEventPicture({ params }: { params: ParamsOf<typeof contract> }): Promise<string> {
  const event = await events.get({ id: params.eventId })
  if (!event || !hasPage(event)) throw eventNotFound()
  // Loaded on demand from beside the function: drawing takes more code than everything else it does.
  const { eventPicture } = await import('./event-picture.ts')
  return (await eventPicture(event as WholeEvent)).toString('base64')
}
