import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { events } from '#core/events/events/events.ts'
import { facts } from '#core/events/events/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { isListed } from '#shared/events/events/public-event.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'event.published', 'post-event', async ({ fact }) => {
  const event = await events.get({ id: fact.payload.eventId }, { consistent: true })
  if (!event || !isListed(event)) return
  await postOfFact(fact, event.ownerId, () => ({
    type: 'event_published',
    title: `Announced ${event.title}`,
    about: { type: 'event', id: event.id, href: `/events/${event.id}` },
  }))
})
