import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { events } from '#core/events/events/events.ts'
import { users } from '#core/platform/users/users.ts'
import { listOwnFeed } from '#shared/community/feed/contract.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { getEvent } from '#shared/events/events/contract.ts'
import { listMyEvents, publishEvent } from '#shared/events/events/own-contract.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putEvent, putHelper, putPublished } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const named = ({ id }: { id: `evt_${string}` }) => ({ params: { eventId: id } })
const seen = async (event: { id: `evt_${string}` }) => (await visitor.call(getEvent, named(event))).body

test('a published event is in the feed and found by the search; a private one is neither', async () => {
  const word = `quake${newId('evt', await control.now())
    .slice(-8)
    .toLowerCase()}`
  const { client, userId } = await anOrganizer(url)
  const shown = await putEvent(userId, { title: `The ${word} show` })
  const hidden = await putEvent(userId, { title: `The ${word} night`, isPublic: false })
  for (const event of [shown, hidden])
    expectSuccess(await client.call(publishEvent, { ...named(event), body: { version: 1 } }))
  await control.settle()
  const { items } = (await client.call(listOwnFeed, { query: {} })).body
  expect(items).toMatchObject([
    { type: 'event_published', title: `Announced The ${word} show`, about: { href: `/events/${shown.id}` } },
  ])
  const found = (await visitor.call(suggestSearch, { query: { q: word } })).body.items
  expect(found.map(({ title }) => title)).toEqual([`The ${word} show`])
})

test('the account of an organizer is erased: what was held stays without them, the rest is not held', async () => {
  const before = await control.position()
  const { userId } = await anOrganizer(url)
  const now = await control.now()
  const contact = { contactEmail: 'planted@shows.example', contactPhone: '+12145550100' }
  const past = await putPublished(userId, contact, {
    startsAt: addTime(now, { days: -9 }),
    endsAt: addTime(now, { days: -8 }),
  })
  const toCome = await putPublished(userId, contact)
  const draft = await putEvent(userId)
  const { userId: otherId } = await anOrganizer(url)
  const helped = await putPublished(otherId)
  await putHelper(helped.id, userId)
  await putHelper(draft.id, otherId)

  await eraseAccount(userId, now)
  expect(await seen(past)).toMatchObject({ phase: 'ended', organizer: { name: 'Former organizer' } })
  expect(await seen(toCome)).toMatchObject({
    phase: 'cancelled',
    cancelReason: 'The organizer has left, so this event will not be held.',
  })
  for (const event of [past, toCome]) expect((await events.get(event))?.contactEmail).toBeUndefined()
  expect(await events.get(draft)).toBeUndefined()
  expect(await eventStaff.get({ eventId: draft.id, userId: otherId })).toBeUndefined()
  expect(await eventStaff.get({ eventId: helped.id, userId })).toBeUndefined()
  await control.settle()
  const left = itemsWith(userId, await control.writtenSince(before))
  expect(left.filter(({ pk }) => String(pk).startsWith('EVT'))).toEqual([])
})

test('a member gets a copy of their events and of what they help at', async () => {
  const { client, userId } = await anOrganizer(url)
  const { userId: otherId } = await anOrganizer(url)
  const own = await putPublished(userId)
  const helped = await putPublished(otherId)
  await putHelper(helped.id, userId, { role: 'judge' })
  const user = await users.get({ id: userId })
  if (!user) throw new Error('there is no profile')
  const files = await collectData(user, await control.now())
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files[`data/${name}.json`]))
  expect(read('event')).toMatchObject([{ id: own.id, title: own.title }])
  expect(read('event-staff')).toMatchObject([{ eventId: helped.id, role: 'judge' }])
  expect((await client.call(listMyEvents, {})).body.items).toHaveLength(1)
})
