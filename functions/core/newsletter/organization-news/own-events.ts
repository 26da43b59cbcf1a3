import { events } from '#core/events/events/events.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { OrganizationAudience } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { newsRefusal } from '#shared/newsletter/organization-news/news-refusal.ts'

/** Those of these events that an organization holds now, each by its id. */
export async function ownEvents(
  organizationId: string,
  eventIds: readonly string[],
): Promise<Map<string, Event>> {
  const rows = await getMany(
    [...new Set(eventIds)].map((id) => events.key({ id })),
    { consistent: true },
  )
  const own = rows.map(events.read).filter((event) => event.organizationId === organizationId)
  return new Map(own.map((event) => [event.id, event]))
}

/** Throws where an audience names an event of someone else. */
export async function requireOwnAudience(
  organizationId: string,
  { eventIds }: OrganizationAudience,
  path = 'body.audience.eventIds',
): Promise<void> {
  if (eventIds.length === 0) return
  const own = await ownEvents(organizationId, eventIds)
  for (const [index, id] of eventIds.entries())
    if (!own.has(id)) throw newsRefusal.unknownEvent(`${path}.${index}`)
}

/** Throws where a card shows an event of someone else. */
export async function requireOwnCards(
  organizationId: string,
  blocks: readonly Block[],
  path = 'body.content.blocks',
): Promise<void> {
  const ids = blocks.flatMap((block) => (block.kind === 'event' ? [block.eventId] : []))
  if (ids.length === 0) return
  const own = await ownEvents(organizationId, ids)
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'event' && !own.has(block.eventId))
      throw newsRefusal.unknownEvent(`${path}.${index}.eventId`)
  }
}
