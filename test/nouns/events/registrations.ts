import { users } from '#core/platform/users/users.ts'
import type { Event } from '#shared/events/events/event.ts'
import { handOverRegistration } from '#shared/events/registrations/changes-contract.ts'
import { calendarToken } from '#test/support/calendar-token.ts'
import type { Client } from '#test/support/client.ts'
import { anOrganizer, putEvent, putPublished, someEvent } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { changeStored, enter, someEntry } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const unknown = { eventId: unknownId('evt'), registrationId: unknownId('reg') }

const anEvent = async (): Promise<Event> => putPublished((await anOrganizer(url)).userId)
const eventFor = async (caller: Client | undefined) => ({
  params: { eventId: caller ? (await anEvent()).id : unknown.eventId },
})

/** What someone has entered, paying at the gate unless it is said otherwise. */
async function entered(userId: string | undefined, payAt: 'online' | 'gate' = 'gate') {
  if (!userId) return unknown
  const { eventId, id } = await enter(await anEvent(), userId, { payAt })
  return { eventId, registrationId: id }
}

async function offered(userId: string | undefined) {
  if (!userId) return unknown
  const registration = await enter(await anEvent(), userId, { payAt: 'gate' })
  const { eventId, id } = await changeStored(registration, {
    status: 'offered',
    offerUntil: new Date(Date.now() + 3_600_000).toISOString(),
  })
  return { eventId, registrationId: id }
}

/** An event of the caller’s own. */
const held = async (caller: Client | undefined, put: typeof putEvent | typeof putPublished) => ({
  params: { eventId: caller ? (await put(ownerOf(caller))).id : unknown.eventId },
})
const ownerOf = (caller: Client) => (caller.token ? userIdOf(caller) : unknownAccount)

const idOf = (caller: Client | undefined) => (caller ? userIdOf(caller) : undefined)
const named = ({ eventId, registrationId }: typeof unknown) => ({
  params: { registrationId },
  body: { eventId },
})

function changed({ eventId, registrationId }: typeof unknown) {
  const terms = { moreCents: 0, refundCents: 0, version: 1 }
  return {
    params: { registrationId },
    body: { eventId, entries: [], answers: {}, isListed: true, ...terms },
  }
}

const completed = ({ eventId, registrationId }: typeof unknown) => ({
  params: { registrationId },
  body: { eventId, answers: {} },
})

async function handedOver({ eventId, registrationId }: typeof unknown) {
  const { email } = await feedMember(url)
  return { params: { registrationId }, body: { eventId, email } }
}

/** What someone else offers to a person. */
async function offeredTo(userId: string | undefined) {
  if (!userId) return named(unknown)
  const { client, userId: giverId } = await feedMember(url)
  const entry = await entered(giverId)
  const user = await users.get({ id: userId })
  const body = { eventId: entry.eventId, email: user?.email ?? '' }
  await client.call(handOverRegistration, { params: { registrationId: entry.registrationId }, body })
  return named(entry)
}

const code = 'registration_not_found'
const own = { caller: 'new' } as const

export const fixture = {
  previewEntry: {
    sample: async (caller) => ({ ...(await eventFor(caller)), body: { entries: [] } }),
    foreign: async () => ({
      input: { params: { eventId: unknown.eventId }, body: { entries: [] } },
      code: 'event_not_found',
    }),
  },
  getCancelEffect: {
    sample: (caller) => held(caller, putPublished),
    foreign: async ({ id }) => ({
      input: { params: { eventId: (await putEvent(id)).id } },
      caller: (await anOrganizer(url)).client,
      code: 'event_not_found',
    }),
  },
  getChangeEffect: {
    sample: async (caller) => ({ ...(await held(caller, putEvent)), body: { ...someEvent(), version: 1 } }),
    foreign: async ({ id }) => ({
      input: { params: { eventId: (await putEvent(id)).id }, body: { ...someEvent(), version: 1 } },
      caller: (await anOrganizer(url)).client,
      code: 'event_not_found',
    }),
  },
  enterEvent: {
    sample: async (caller) => ({ ...(await eventFor(caller)), body: someEntry({ payAt: 'gate' }) }),
    foreign: async () => ({
      input: { params: { eventId: unknown.eventId }, body: someEntry() },
      code: 'event_not_found',
    }),
  },
  getMyRegistration: {
    sample: eventFor,
    foreign: async () => ({ input: { params: { eventId: unknown.eventId } }, code: 'event_not_found' }),
  },
  listEntrants: eventFor,
  listMyRegistrations: () => ({ query: { when: 'upcoming' } }),
  payRegistration: {
    ...own,
    sample: async (caller) => named(await entered(idOf(caller), 'online')),
    foreign: async ({ id }) => ({ input: named(await entered(id, 'online')), code }),
  },
  settleRegistration: {
    ...own,
    sample: async (caller) => named(await entered(idOf(caller))),
    foreign: async ({ id }) => ({ input: named(await entered(id)), code }),
  },
  withdrawRegistration: {
    ...own,
    sample: async (caller) => {
      const { params, body } = named(await entered(idOf(caller)))
      return { params, body: { ...body, refundCents: 0 } }
    },
    foreign: async ({ id }) => {
      const { params, body } = named(await entered(id))
      return { input: { params, body: { ...body, refundCents: 0 } }, code }
    },
  },
  changeRegistration: {
    ...own,
    sample: async (caller) => changed(await entered(idOf(caller))),
    foreign: async ({ id }) => ({ input: changed(await entered(id)), code }),
  },
  completeEntry: {
    ...own,
    sample: async (caller) => completed(await entered(idOf(caller))),
    foreign: async ({ id }) => ({ input: completed(await entered(id)), code }),
  },
  handOverRegistration: {
    ...own,
    sample: async (caller) => handedOver(await entered(idOf(caller))),
    foreign: async ({ id }) => ({ input: await handedOver(await entered(id)), code }),
  },
  listOfferedEntries: () => ({}),
  acceptHandOver: {
    ...own,
    sample: (caller) => offeredTo(idOf(caller)),
    foreign: async ({ id }) => ({ input: await offeredTo(id), code }),
  },
  endHandOver: {
    ...own,
    sample: (caller) => offeredTo(idOf(caller)),
    foreign: async ({ id }) => ({ input: await offeredTo(id), code }),
  },
  acceptPlaceOffer: {
    ...own,
    sample: async (caller) => named(await offered(idOf(caller))),
    foreign: async ({ id }) => ({ input: named(await offered(id)), code }),
  },
  declinePlaceOffer: {
    ...own,
    sample: async (caller) => named(await offered(idOf(caller))),
    foreign: async ({ id }) => ({ input: named(await offered(id)), code }),
  },
  getOwnCalendar: {
    sample: async () => {
      const { client } = await feedMember(url)
      return { params: { token: await calendarToken(client) } }
    },
  },
  getCalendarAddress: () => ({}),
  renewOwnCalendar: () => ({}),
} satisfies NounFixture<'registrations'>
