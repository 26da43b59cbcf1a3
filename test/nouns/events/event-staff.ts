import type { Event } from '#shared/events/events/event.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { anOrganizer, putEvent, putHelper } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const unknown = { id: unknownId('evt'), ownerId: unknownAccount }
const draft = (caller: Client | undefined): Promise<Pick<Event, 'id' | 'ownerId'>> =>
  caller?.token ? putEvent(userIdOf(caller)) : Promise.resolve(unknown)

const named = ({ id }: Pick<Event, 'id'>) => ({ params: { eventId: id } })
const invitation = { email: 'pro@demo.test', role: 'desk' as const, classKeys: [] }

/** Others learn nothing about a draft. */
const another = async (owner: { id: string }) => {
  const event = await putEvent(owner.id)
  const { client } = await anOrganizer(url)
  return { event, caller: client, code: 'event_not_found' }
}

export const fixture = {
  listHelpedEvents: () => ({}),
  getEventRole: {
    sample: async (caller) => named(await draft(caller)),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: named(event) }
    },
  },
  listStaff: {
    sample: async (caller) => named(await draft(caller)),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: named(event) }
    },
  },
  addStaff: {
    sample: async (caller) => ({
      ...named(await draft(caller)),
      body: { ...invitation, email: (await completeMember(url)).email },
    }),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: invitation } }
    },
  },
  answerStaffInvitation: {
    sample: async (caller) => {
      const body = { accepts: true }
      if (!caller?.token) return { ...named(unknown), body }
      const event = await putEvent((await anOrganizer(url)).userId)
      await putHelper(event.id, userIdOf(caller), { status: 'invited' })
      return { ...named(event), body }
    },
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { accepts: true } } }
    },
  },
  removeStaff: {
    sample: async (caller) => {
      const event = await draft(caller)
      return { params: { eventId: event.id, helperId: unknownAccount } }
    },
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { params: { eventId: event.id, helperId: unknownAccount } } }
    },
  },
} satisfies NounFixture<'eventStaff'>
