import type { Versioned } from '#core/platform/http/answer-version.ts'
import { putObject, readObject } from '#core/platform/storage/objects.ts'
import type { getEventPicture as contract } from '#shared/events/events/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import type { ParamsOf, QueryOf } from '#shared/platform/http/route.ts'
import { events } from './events.ts'
import { type Pictured, pictureKey, pictureVersion } from './picture-key.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract> }

/** The pictures that were asked for last, by where they are kept; those who ask while one is drawn wait for it. */
const recent = new Map<string, Promise<string>>()
const mostRecent = 20

/**
 * The picture of an event that everyone may see, or that people with its link may. It is drawn once for what it shows,
 * and kept.
 */
export async function getEventPicture({ params, query }: Asked): Promise<Versioned> {
  const event = await events.get({ id: params.eventId })
  if (!event || !hasPage(event)) throw eventNotFound()
  const version = pictureVersion(event)
  return { version, isNamed: query.v === version, file: () => fileOf(event as WholeEvent) }
}

function fileOf(event: Pictured): Promise<string> {
  const key = pictureKey(event)
  const file = recent.get(key) ?? keptOrDrawn(event, key)
  // Those asked for last are at the end.
  recent.delete(key)
  recent.set(key, file)
  const [oldest] = recent.keys()
  if (oldest && recent.size > mostRecent) recent.delete(oldest)
  file.catch(() => recent.delete(key))
  return file
}

async function keptOrDrawn(event: Pictured, key: string): Promise<string> {
  const kept = await readObject(key)
  return (kept?.bytes ?? (await drawn(event, key))).toString('base64')
}

async function drawn(event: Pictured, key: string): Promise<Buffer> {
  // Loaded on demand from beside the function: drawing takes more code than everything else it does.
  const { eventPicture } = await import('./event-picture.ts')
  const picture = await eventPicture(event)
  await putObject(key, picture, { contentType: 'image/png' })
  return picture
}
