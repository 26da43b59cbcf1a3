import { putObject, readObject } from '#core/platform/storage/objects.ts'
import type { getEventPicture as contract } from '#shared/events/events/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { events } from './events.ts'
import { pictureKey } from './picture-key.ts'

/**
 * The picture of an event that everyone may see, or that people with its link may. It is drawn once for what it shows,
 * and kept.
 */
export async function getEventPicture({ params }: { params: ParamsOf<typeof contract> }): Promise<string> {
  const event = await events.get({ id: params.eventId })
  if (!event || !hasPage(event)) throw eventNotFound()
  const key = pictureKey(event as WholeEvent)
  const kept = await readObject(key)
  return (kept?.bytes ?? (await drawn(event as WholeEvent, key))).toString('base64')
}

async function drawn(event: WholeEvent, key: string): Promise<Buffer> {
  // Loaded on demand from beside the function: drawing takes more code than everything else it does.
  const { eventPicture } = await import('./event-picture.ts')
  const picture = await eventPicture(event)
  await putObject(key, picture, { contentType: 'image/png' })
  return picture
}
