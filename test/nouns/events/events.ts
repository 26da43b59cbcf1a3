import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import type { Client } from '#test/support/client.ts'
import { anOrganizer, putEvent, putPublished, someEvent } from '#test/support/events.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const ownerOf = (caller: Client) => (caller.token ? userIdOf(caller) : unknownAccount)
const draft = (caller: Client | undefined): Promise<Pick<Event, 'id' | 'version'>> =>
  caller ? putEvent(ownerOf(caller)) : Promise.resolve({ id: unknownId('evt'), version: 1 })
const published = (caller: Client | undefined): Promise<Pick<Event, 'id' | 'version'>> =>
  caller ? putPublished(ownerOf(caller)) : Promise.resolve({ id: unknownId('evt'), version: 1 })

const named = ({ id }: Pick<Event, 'id'>) => ({ params: { eventId: id } })

/** An organization whose events the caller runs. */
const managed = async (caller: Client | undefined): Promise<Organization['id']> =>
  caller ? (await putOrganization([[ownerOf(caller), 'manager']])).id : unknownId('org')
const ofOrganization = (organizationId: Organization['id']) => ({ params: { organizationId } })

/** Others learn nothing about a draft. */
const another = async (owner: { id: string }) => {
  const event = await putEvent(owner.id)
  const { client } = await anOrganizer(url)
  return { event, caller: client, code: 'event_not_found' }
}

const organizersOnly = (standing: { type: string; approved: boolean } | undefined) => {
  if (!standing || standing.type === 'admin') return undefined
  if (!standing.approved) return [403, 'account_pending'] as const
  return standing.type.includes('competitor') ? ([403, 'not_an_organizer'] as const) : undefined
}

export const fixture = {
  listEvents: () => ({ query: { state: 'KY', kind: 'meet', q: 'sound' } }),
  getEvent: async (caller) => named(await published(caller)),
  listSeasonEvents: () => ({ params: { seasonId: unknownId('sea') } }),
  listOrganizerEvents: () => ({ params: { userId: demoUserId('organizer@demo.test') } }),
  listOrganizationEvents: async (caller) => ofOrganization(await managed(caller)),
  listManagedEvents: {
    sample: async (caller) => ofOrganization(await managed(caller)),
    foreign: async (owner) => ({
      caller: (await anOrganizer(url)).client,
      input: ofOrganization((await putOrganization([[owner.id, 'owner']])).id),
      code: 'organization_not_found',
    }),
  },
  setEventOrganization: {
    sample: async (caller) => ({
      ...named(await draft(caller)),
      body: { organizationId: await managed(caller), version: 1 },
    }),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { version: 1 } } }
    },
  },
  listMyEvents: () => ({}),
  getEventForEdit: {
    sample: async (caller) => named(await draft(caller)),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: named(event) }
    },
  },
  previewEvent: {
    sample: async (caller) => named(await draft(caller)),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: named(event) }
    },
  },
  createEvent: { sample: () => ({ body: someEvent() }), idle: organizersOnly },
  updateEvent: {
    sample: async (caller) => {
      const event = await draft(caller)
      return {
        ...named(event),
        body: { ...someEvent({ title: 'Autumn Sound-Off' }), version: event.version },
      }
    },
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { ...someEvent(), version: 1 } } }
    },
  },
  publishEvent: {
    sample: async (caller) => ({ ...named(await draft(caller)), body: { version: 1 } }),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { version: 1 } } }
    },
  },
  cancelEvent: {
    sample: async (caller) => ({
      ...named(await published(caller)),
      body: { reason: 'The lot is under water.', version: 1 },
    }),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { reason: 'The lot is under water.', version: 1 } } }
    },
  },
  copyEvent: {
    sample: async (caller) => ({ ...named(await draft(caller)), body: { startsOn: '2099-05-01' } }),
    idle: organizersOnly,
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { startsOn: '2099-05-01' } } }
    },
  },
  archiveEvent: {
    sample: async (caller) => ({ ...named(await draft(caller)), body: { version: 1 } }),
    foreign: async (owner) => {
      const { event, ...rest } = await another(owner)
      return { ...rest, input: { ...named(event), body: { version: 1 } } }
    },
  },
  getEventPicture: async (caller) => named(await published(caller)),
  getEventCalendar: async (caller) => named(await published(caller)),
  getEventsCalendar: () => ({ query: { state: 'KY' } }),
  listAllEvents: () => ({ query: { month: '2027-05', status: 'published', q: 'sound' } }),
  unpublishEvent: async (caller) => ({
    ...named(await published(caller)),
    body: { reason: 'The lot belongs to someone else.', version: 1 },
  }),
  changeEventOwner: async (caller) => ({
    ...named(await draft(caller)),
    body: {
      userId: caller ? (await anOrganizer(url)).userId : unknownAccount,
      reason: 'A sample',
      version: 1,
    },
  }),
  deleteEvent: async (caller) => named(await draft(caller)),
} satisfies NounFixture<'events'>
