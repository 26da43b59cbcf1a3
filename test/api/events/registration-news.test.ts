import { beforeAll, expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { endOffers } from '#core/events/registrations/end-entry-holds.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { remindOfOffers } from '#core/events/registrations/remind-of-offers.ts'
import { sendEventReminders } from '#core/events/registrations/send-event-reminders.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { cancelEvent, updateEvent } from '#shared/events/events/own-contract.ts'
import { declinePlaceOffer, withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { reminderSentAt } from '#shared/events/registrations/reminder-sent-at.ts'
import { PreferenceType } from '#shared/platform/notifications/category.ts'
import { updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { settings } from '#shared/platform/settings/settings.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putPublished, someEvent } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeStored, enter, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withSetting } from '#test/support/with-setting.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = () => control.now()
type Person = Awaited<ReturnType<typeof feedMember>>
let organizer: Person

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const anEvent = (more: Parameters<typeof someEvent>[0] = {}, changes: Partial<Event> = {}) =>
  putPublished(organizer.userId, { payment: 'gate', ...more }, changes)

const subjects = async ({ email }: Person) => (await control.inbox(email)).map(({ subject }) => subject)
const titles = async ({ userId }: Person) => {
  const { items } = await notifications.list({ pk: `USER#${userId}`, prefix: 'NOTIFICATION#', limit: 50 })
  return items.map(({ title }) => title)
}
const textOf = async ({ email }: Person, subject: string) => (await control.mail(email, subject)).text

/** Someone with a place, and one who waits for it. */
async function fullEvent(more: Parameters<typeof someEvent>[0] = {}) {
  const event = await anEvent({ capacity: 1, ...more })
  const inside = await feedMember(url)
  const waiting = await feedMember(url)
  const place = await enter(event, inside.userId, { payAt: 'gate' })
  const turn = await enter(event, waiting.userId, { payAt: 'gate', joinWaitingList: true })
  return { event, inside, waiting, place, turn }
}

test('an entry is confirmed by one mail with code, number, price and an entry for calendars, however often it is announced', async () => {
  const event = await anEvent({ title: 'Bcc: The Loud Show' })
  const person = await feedMember(url)
  await control.switches({ busCopies: 3 })
  const { code } = await enter(event, person.userId, { payAt: 'gate', number: 77 })
  await control.settle()
  await control.switches({ busCopies: 1 })
  expect(await subjects(person)).toEqual(['Your entry is confirmed'])
  expect(await titles(person)).toEqual(['You are in'])
  const text = await textOf(person, 'Your entry is confirmed')
  for (const said of [
    'Bcc: The Loud Show',
    code,
    'Your number is 77.',
    'Pay $30.00 at the gate.',
    '/my-entries',
  ])
    expect(text).toContain(said)
})

/** Someone who has switched off everything that can be. */
async function quietMember(): Promise<Person> {
  const person = await feedMember(url)
  const off = { enabled: false, email: false }
  const preferences = Object.fromEntries(PreferenceType.options.map((type) => [type, off]))
  expectSuccess(
    await person.client.call(updateNotificationPreferences, { body: { preferences, version: 0 } }),
  )
  return person
}

test('with every switch off, ticket, offer, change, and cancellation arrive in the app and by mail, with no way to turn them off', async () => {
  const event = await anEvent({ capacity: 1 })
  const inside = await feedMember(url)
  const quiet = await quietMember()
  const place = await enter(event, inside.userId, { payAt: 'gate' })
  await enter(event, quiet.userId, { payAt: 'gate', joinWaitingList: true })
  await endRegistration(place, () => ({ as: 'withdrawn', refundCents: 0 }), await now())
  await control.settle()
  const ticketed = await quietMember()
  const other = await anEvent()
  await enter(other, ticketed.userId, { payAt: 'gate' })
  expectSuccess(
    await organizer.client.call(updateEvent, {
      params: { eventId: other.id },
      body: {
        ...someEvent({ payment: 'gate', city: 'Lexington' }),
        note: 'The lot is being paved.',
        version: other.version,
      },
    }),
  )
  await control.settle()
  const { version = 0 } = (await events.get({ id: other.id }, { consistent: true })) ?? {}
  expectSuccess(
    await organizer.client.call(cancelEvent, {
      params: { eventId: other.id },
      body: { version, reason: 'The lot is under water.' },
    }),
  )
  await control.settle()
  const expected = [
    [quiet, ['You are on the waitlist', 'A spot is free for you']],
    [
      ticketed,
      ['Your entry is confirmed', 'An event you entered has changed', 'An event you entered is cancelled'],
    ],
  ] as const
  for (const [person, told] of expected) {
    expect((await subjects(person)).toSorted()).toEqual([...told].toSorted())
    expect(await titles(person)).toHaveLength(told.length)
    for (const { headers, text } of await control.inbox(person.email)) {
      expect(Object.keys(headers)).not.toContain('list-unsubscribe')
      expect(text).not.toContain('/unsubscribe/')
    }
  }
})

test('only reminders can be switched off, and the link in one names what it turns off', async () => {
  const startsAt = addTime(await now(), { days: 20 })
  const times = { startsAt, endsAt: addTime(startsAt, { hours: 6 }), entriesCloseAt: startsAt }
  const event = await anEvent({}, times)
  const [listens, quiet] = [await feedMember(url), await quietMember()]
  for (const { userId } of [listens, quiet]) await enter(event, userId, { payAt: 'gate' })
  await sendEventReminders(addTime(startsAt, { days: -6, minutes: -30 }))
  await control.settle()
  expect(await subjects(quiet)).toEqual(['Your entry is confirmed'])
  const reminder = (await control.inbox(listens.email)).find(({ subject }) =>
    subject.startsWith('Your event starts'),
  )
  expect(reminder?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(reminder?.text).toMatch(/Turn off emails about event reminders: http\S+\/unsubscribe\//)
})

test('reminders go out at the hour that administrators chose, on the clock of the venue, and not by mail while that is off', async () => {
  const admin = await demoClient(url, 'admin')
  const startsAt = addTime(await now(), { days: 30 })
  const times = { startsAt, endsAt: addTime(startsAt, { hours: 6 }), entriesCloseAt: startsAt }
  const event = await anEvent({}, times)
  const [first, second] = [await feedMember(url), await feedMember(url)]
  const told = async (person: Person) => ({
    inApp: (await titles(person)).filter((title) => title.startsWith('Your event starts')),
    byMail: (await subjects(person)).filter((subject) => subject.startsWith('Your event starts')),
  })
  await enter(event, first.userId, { payAt: 'gate' })
  await withSetting(admin, 'event_reminder_hour', 15, async () => {
    const at = reminderSentAt('week', event as WholeEvent, 15)
    await sendEventReminders(addTime(at, { minutes: -1 }))
    expect(await told(first)).toEqual({ inApp: [], byMail: [] })
    await sendEventReminders(at)
    await sendEventReminders(addTime(at, { hours: 1 }))
    await control.settle()
    const reminder = ['Your event starts in 7 days']
    expect(await told(first)).toEqual({ inApp: reminder, byMail: reminder })
    expect(wallTime(at, event.timeZone ?? '').slice(11)).toBe('15:00')
  })
  await enter(event, second.userId, { payAt: 'gate' })
  await withSetting(admin, 'mails_event_reminders', false, async () => {
    const day = reminderSentAt('day', event as WholeEvent, 9)
    // The first run sees that it is too late to say that a week is left.
    await sendEventReminders(day)
    await sendEventReminders(addTime(day, { hours: 1 }))
    await control.settle()
    expect(await told(second)).toMatchObject({ byMail: [] })
    expect((await told(second)).inApp).not.toEqual([])
  })
})

test('the waiting list is heard of: joining it, an offer with its end, and its lapse; a declined offer is not', async () => {
  const { event, waiting, place, turn } = await fullEvent()
  await control.settle()
  expect(await subjects(waiting)).toEqual(['You are on the waitlist'])
  await endRegistration(place, () => ({ as: 'withdrawn', refundCents: 0 }), await now())
  await control.settle()
  expect(await textOf(waiting, 'A spot is free for you')).toContain('Entering costs $30.00.')
  const offer = await storedRegistration({ eventId: event.id, id: turn.id })
  await changeStored(offer, { offerUntil: addTime(await now(), { seconds: -1 }) })
  await endOffers(await now())
  await control.settle()
  expect(await subjects(waiting)).toContain('Your offer has ended')

  const other = await fullEvent()
  await endRegistration(other.place, () => ({ as: 'withdrawn', refundCents: 0 }), await now())
  await control.settle()
  expectSuccess(
    await other.waiting.client.call(declinePlaceOffer, {
      params: { registrationId: other.turn.id },
      body: { eventId: other.event.id },
    }),
  )
  await control.settle()
  expect(await subjects(other.waiting)).not.toContain('Your offer has ended')
})

test('the member hears once that an offer ends in two hours', async () => {
  const { event, waiting, place, turn } = await fullEvent()
  await endRegistration(place, () => ({ as: 'withdrawn', refundCents: 0 }), await now())
  await control.settle()
  await remindOfOffers(await now())
  expect(await titles(waiting)).not.toContain('Your offer ends soon')
  const offer = await storedRegistration({ eventId: event.id, id: turn.id })
  await changeStored(offer, { offerUntil: addTime(await now(), { minutes: 110 }) })
  const at = await now()
  await Promise.all([remindOfOffers(at), remindOfOffers(at)])
  await remindOfOffers(await now())
  expect((await titles(waiting)).filter((title) => title === 'Your offer ends soon')).toHaveLength(1)
})

test('each way in which an entry ends has its own words, with what goes back', async () => {
  const event = await anEvent()
  const [withdraws, expires, isCancelled] = [
    await feedMember(url),
    await feedMember(url),
    await feedMember(url),
  ]
  const own = await enter(event, withdraws.userId, { payAt: 'gate' })
  expectSuccess(
    await withdraws.client.call(withdrawRegistration, {
      params: { registrationId: own.id },
      body: { eventId: event.id, refundCents: 0 },
    }),
  )
  const held = await enter(event, expires.userId, { payAt: 'gate' })
  await endRegistration(held, () => ({ as: 'expired', refundCents: 0 }), await now())
  const paid = await enter(event, isCancelled.userId, { payAt: 'gate' })
  await changeStored(paid, {
    pay: { ...paid.pay, state: 'paid', dueCents: 0, paidCents: 3000, method: 'cash' },
  })
  await endRegistration(
    paid,
    () => ({ as: 'cancelled', refundCents: 3000, reason: 'The vehicle does not pass the safety rules.' }),
    await now(),
  )
  await control.settle()
  expect(await textOf(withdraws, 'Your entry is withdrawn')).toContain('nothing to refund')
  expect(await subjects(expires)).toContain('Your entry was not paid in time')
  const text = await textOf(isCancelled, 'The organizer cancelled your entry')
  expect(text).toContain('Reason: The vehicle does not pass the safety rules.')
  expect(text).toContain('You get $30.00 back from the organizer.')
})

test('everyone who entered hears once that the event is cancelled, with the reason', async () => {
  const { event, inside, waiting } = await fullEvent()
  await control.switches({ busCopies: 3 })
  const { status } = await organizer.client.call(cancelEvent, {
    params: { eventId: event.id },
    body: { version: event.version, reason: 'The lot is under water.' },
  })
  expect(status).toBe(200)
  await control.settle()
  await cancelRegistrationsOf(event.id, await now())
  await control.settle()
  await control.switches({ busCopies: 1 })
  for (const person of [inside, waiting]) {
    const told = (await subjects(person)).filter((one) => one === 'An event you entered is cancelled')
    expect(told).toHaveLength(1)
    expect(await textOf(person, 'An event you entered is cancelled')).toContain('The lot is under water.')
  }
})

test('entrants hear once that an event moved: old and new, the note, and that they may withdraw; it is listed by its new start', async () => {
  const event = await anEvent()
  const [one, other] = [await feedMember(url), await feedMember(url)]
  const first = await enter(event, one.userId, { payAt: 'gate' })
  await enter(event, other.userId, { payAt: 'gate' })
  await changeStored(first, { reminded: ['week'] })
  const day = addTime(await now(), { days: 40 }).slice(0, 10)
  await control.switches({ busCopies: 3 })
  const { status } = await organizer.client.call(updateEvent, {
    params: { eventId: event.id },
    body: {
      ...someEvent({
        payment: 'gate',
        city: 'Lexington',
        startsAt: { local: `${day}T09:00` },
        endsAt: { local: `${day}T17:00` },
        entriesCloseAt: { local: `${day}T08:00` },
      }),
      note: 'The lot is being paved.',
      version: event.version,
    },
  })
  expect(status).toBe(200)
  await control.settle()
  await control.switches({ busCopies: 1 })
  for (const person of [one, other]) {
    const told = (await subjects(person)).filter((subject) => subject === 'An event you entered has changed')
    expect(told).toHaveLength(1)
    const text = await textOf(person, 'An event you entered has changed')
    expect(text).toContain('Place: Waterfront Lot, Louisville, KY → Waterfront Lot, Lexington, KY')
    expect(text).toContain('The organizer says: The lot is being paved.')
    expect(text).toContain('you can withdraw and get all your money back until')
  }
  const after = await events.get({ id: event.id }, { consistent: true })
  expect(await storedRegistration({ eventId: event.id, id: first.id })).toMatchObject({
    eventStartsAt: after?.startsAt,
    reminded: [],
  })
  const { items } = (await one.client.call(listMyRegistrations, { query: { when: 'upcoming' } })).body
  expect(items).toMatchObject([{ event: { city: 'Lexington' } }])
})

test('a change of the description alone is told to no one', async () => {
  const event = await anEvent()
  const person = await feedMember(url)
  await enter(event, person.userId, { payAt: 'gate' })
  await organizer.client.call(updateEvent, {
    params: { eventId: event.id },
    body: { ...someEvent({ payment: 'gate', description: 'Lanes open at ten.' }), version: event.version },
  })
  await control.settle()
  expect(await subjects(person)).toEqual(['Your entry is confirmed'])
})

test('everyone with a place is reminded a week and a day before the start, once each, also of a private event', async () => {
  const startsAt = addTime(await now(), { days: 20 })
  const times = { startsAt, endsAt: addTime(startsAt, { hours: 6 }), entriesCloseAt: startsAt }
  const event = await anEvent({ isPublic: false }, times)
  const person = await feedMember(url)
  const { id } = await enter(event, person.userId, { payAt: 'gate' })
  await control.settle()
  const reminders = async () =>
    (await subjects(person)).filter((subject) => subject.startsWith('Your event starts'))
  const week = reminderSentAt('week', event as WholeEvent, settings.event_reminder_hour.initial)
  const day = reminderSentAt('day', event as WholeEvent, settings.event_reminder_hour.initial)
  await sendEventReminders(addTime(week, { minutes: -1 }))
  await control.settle()
  expect(await reminders()).toEqual([])
  await Promise.all([sendEventReminders(week), sendEventReminders(week)])
  await sendEventReminders(addTime(week, { hours: 1 }))
  expect((await storedRegistration({ eventId: event.id, id })).reminded).toEqual(['week'])
  await sendEventReminders(day)
  await sendEventReminders(addTime(day, { hours: 1 }))
  expect((await titles(person)).filter((title) => title.startsWith('Your event starts')).toSorted()).toEqual([
    'Your event starts in 7 days',
    'Your event starts tomorrow',
  ])
})

test('a member hears that a payment came too late, even with emails switched off', async () => {
  const event = await anEvent()
  const person = await feedMember(url)
  await person.client.call(updateNotificationPreferences, {
    body: { preferences: { system_updates: { enabled: false, email: false } }, version: 0 },
  })
  const { eventId, id: registrationId } = await enter(event, person.userId, { payAt: 'gate' })
  await commit(announce('registration.paid_late', { eventId, registrationId }, await now()))
  await control.settle()
  expect(await textOf(person, 'Your payment came too late')).toContain(
    'Your spot was gone when your payment arrived. You will get a full refund.',
  )
})
