import { beforeAll, expect, test } from 'vitest'
import { ownCalendars } from '#core/events/registrations/own-calendars.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import type { Event } from '#shared/events/events/event.ts'
import {
  getCalendarAddress,
  getOwnCalendar,
  renewOwnCalendar,
} from '#shared/events/registrations/calendar-contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { calendarToken } from '#test/support/calendar-token.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeStored, enter } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const anEvent = (title: string, changes: Partial<Event> = {}) =>
  putPublished(organizer.userId, { title, payment: 'gate' }, changes)
const read = (token: string) => visitor.call(getOwnCalendar, { params: { token } })

/** What the calendar says about an event. */
async function entryOf(
  token: string,
  { id }: Pick<Event, 'id'>,
): Promise<Record<string, string> | undefined> {
  const { text } = await read(token)
  const entry = text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .find((one) => one.startsWith(`UID:${id}@`))
  return entry && Object.fromEntries(entry.split('\r\n').map((line) => line.split(/:(.*)/)))
}

test('the calendar of a member holds what they entered, and what is not settled is tentative', async () => {
  const { client, userId } = await feedMember(url)
  const token = await calendarToken(client)
  const [entered, waited, other] = [
    await anEvent('Lot Wars'),
    await anEvent('Bass Day'),
    await anEvent('Else'),
  ]
  await enter(entered, userId, { payAt: 'gate' })
  await changeStored(await enter(waited, userId, { payAt: 'gate' }), { status: 'waiting' })
  const answer = await read(token)
  expectSuccess(answer)
  expect(answer.headers['content-type']).toMatch(/^text\/calendar/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await entryOf(token, entered)).toMatchObject({ STATUS: 'CONFIRMED', SUMMARY: 'Lot Wars' })
  expect(await entryOf(token, waited)).toMatchObject({
    STATUS: 'TENTATIVE',
    SUMMARY: 'Bass Day (waitlist)',
  })
  expect(await entryOf(token, other)).toBeUndefined()
})

test('what was withdrawn is cancelled with a higher sequence, and entering again raises it once more', async () => {
  const { client, userId } = await feedMember(url)
  const token = await calendarToken(client)
  const event = await anEvent('Lot Wars')
  const sequence = async () => Number((await entryOf(token, event))?.SEQUENCE)
  const { id: registrationId } = await enter(event, userId, { payAt: 'gate' })
  const first = await sequence()
  const body = { eventId: event.id, refundCents: 0 }
  expectSuccess(await client.call(withdrawRegistration, { params: { registrationId }, body }))
  expect((await entryOf(token, event))?.STATUS).toBe('CANCELLED')
  const second = await sequence()
  expect(second).toBeGreaterThan(first)
  await enter(event, userId, { payAt: 'gate' })
  expect((await entryOf(token, event))?.STATUS).toBe('CONFIRMED')
  expect(await sequence()).toBeGreaterThan(second)
})

test('an event that was cancelled is so in the calendars of those who entered', async () => {
  const { client, userId } = await feedMember(url)
  const token = await calendarToken(client)
  const event = await anEvent('Lot Wars')
  const registration = await enter(event, userId, { payAt: 'gate' })
  await changeStored(registration, { status: 'cancelled' })
  expect((await entryOf(token, event))?.STATUS).toBe('CANCELLED')
})

test('what is over for more than ninety days is in no calendar', async () => {
  const { client, userId } = await feedMember(url)
  const token = await calendarToken(client)
  const event = await anEvent('Lot Wars')
  const registration = await enter(event, userId, { payAt: 'gate' })
  const now = await control.now()
  await changeStored(registration, { eventStartsAt: addTime(now, { days: -91 }) })
  expect(await entryOf(token, event)).toBeUndefined()
})

test('a new address ends the one before, however many are made at the same moment', async () => {
  const { client, userId } = await feedMember(url)
  expect((await client.call(getCalendarAddress, {})).body).toEqual({})
  const before = await calendarToken(client)
  expectSuccess(await read(before))
  const answers = await Promise.all(Array.from({ length: 4 }, () => client.call(renewOwnCalendar, {})))
  const tokens = answers.map(({ body }) => body.address.split('/').at(-1) ?? '')
  const statuses = await Promise.all([before, ...tokens].map(async (token) => (await read(token)).status))
  expect(statuses[0]).toBe(404)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const stored = await ownCalendars.get({ userId }, { consistent: true })
  for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token.split('.')[1])
  expect((await client.call(getCalendarAddress, {})).body).toEqual({ madeAt: stored?.madeAt })
})

test('an address with another secret, of no calendar, or of a suspended member opens nothing', async () => {
  const { client, userId } = await feedMember(url)
  const token = await calendarToken(client)
  const [id = ''] = token.split('.')
  for (const wrong of [`${id}.${'0'.repeat(64)}`, id, userId, `cal_${'0'.repeat(26)}.${'0'.repeat(64)}`])
    expectProblem(await read(wrong), 404, 'calendar_not_found')
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new Error('The member is gone.')
  const { version } = user
  await commit(users.put({ ...user, status: 'suspended', version: version + 1 }, { version }))
  expectProblem(await read(token), 404, 'calendar_not_found')
})
