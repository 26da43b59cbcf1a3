import type { Actor } from '#core/platform/actors/authenticate.ts'
import { whileImpersonating } from '#core/platform/actors/while-impersonating.ts'
import { pointOfZip } from '#core/platform/places/point-of-zip.ts'
import { changedEvent } from '#shared/events/events/changed-event.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'

type Change = { actor: Actor; form: EventForm; poster: Event['poster']; note: string | undefined }

/** An event as this form would leave it; refuses what cannot be saved. */
export async function eventAfter(
  event: Event,
  { actor, form, poster, note }: Change,
  now: string,
): Promise<Event> {
  // People pay its fees, and a move lets them withdraw for all of their money.
  if (actor.adminId && event.status === 'published') throw whileImpersonating()
  const settled = settleEvent(form)
  const fields = { ...settled, point: await pointOf(settled.postalCode, event) }
  return changedEvent(event, { fields, poster, note }, now)
}

async function pointOf(zip: string | undefined, { postalCode, point }: Event): Promise<Event['point']> {
  if (zip === postalCode && (!zip || point)) return point
  return zip === undefined ? undefined : pointOfZip(zip, 'body.postalCode')
}
