import type { Event } from '#shared/events/events/event.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { at, liveEvent } from './desk.ts'
import { anOrganizer, putHelper } from './events.ts'
import { feedMember } from './feed-member.ts'
import { enter } from './registrations.ts'

/** An organizer whose gates are open, those who come there, and those who help. */
export async function deskWorld(url: string) {
  const organizer = await anOrganizer(url)
  return {
    organizer,
    anEvent: (more: Parameters<typeof liveEvent>[1] = {}, changes: Partial<Event> = {}) =>
      liveEvent(organizer.userId, more, changes),

    async anEntrant(event: Event, more: Parameters<typeof enter>[2] = {}) {
      const { client, userId } = await feedMember(url, { name: 'Robin Porter' })
      const registration = await enter(event, userId, { payAt: 'gate', ...more })
      const own = await client.call(getMyRegistration, at(event))
      return { client, userId, registration, ticket: own.body.registration?.ticket ?? '' }
    },

    async atTheDesk(event: Event, role: 'desk' | 'organizer' | 'judge' = 'desk') {
      const helper = await feedMember(url, { name: 'Dana Desk' })
      await putHelper(event.id, helper.userId, { role })
      return helper.client
    },
  }
}
