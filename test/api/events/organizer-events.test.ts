import { expect, test } from 'vitest'
import { listOrganizerEvents } from '#shared/events/events/organizer-events-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putEvent, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

type When = 'upcoming' | 'past'

const listed = async (userId: string, when: When, query: { limit?: number; cursor?: string } = {}) => {
  await control.settle()
  return (await visitor.call(listOrganizerEvents, { params: { userId }, query: { when, ...query } })).body
}

const inDays = async (days: number) => {
  const startsAt = addTime(await control.now(), { days })
  return {
    startsAt,
    endsAt: addTime(startsAt, { hours: 8 }),
    startsOn: startsAt.slice(0, 10),
    endsOn: startsAt.slice(0, 10),
  }
}

test('the public events of an organizer are those to come, the next one first, and those that ended, the latest first', async () => {
  const { userId } = await anOrganizer(url)
  const held = async (days: number) => (await putPublished(userId, {}, await inDays(days))).id
  const later = await held(60)
  const next = await held(20)
  const before = await held(-60)
  const last = await held(-20)
  await putPublished(userId, { isPublic: false }, await inDays(30))
  await putEvent(userId)
  expect((await listed(userId, 'upcoming')).items.map(({ id }) => id)).toEqual([next, later])
  expect((await listed(userId, 'past')).items.map(({ id }) => id)).toEqual([last, before])
  const first = await listed(userId, 'past', { limit: 1 })
  expect(first.items.map(({ id }) => id)).toEqual([last])
  const second = await listed(userId, 'past', { limit: 1, cursor: first.nextCursor ?? '' })
  expect(second.items.map(({ id }) => id)).toEqual([before])
})

test('the page of a business goes by its own name and has its events as it arrives', async () => {
  const { userId } = await anOrganizer(url)
  const title = `Planted ${crypto.randomUUID().slice(0, 8)}`
  await putPublished(userId, { title }, await inDays(20))
  await control.settle()
  const { text } = await visitor.send({ path: `/public-profile/${userId}` })
  expect(text).toContain(title)
  expect(text).toMatch(/<h1[^>]*>Planted Shows<\/h1>/)
  expect(text).toMatch(/<title>Planted Shows \|/)
})

test('an organizer who hides the profile has no list of events', async () => {
  const { userId } = await anOrganizer(url)
  await changeUser(userId, { isPublicProfile: false })
  const answer = await visitor.call(listOrganizerEvents, { params: { userId }, query: {} })
  expectProblem(answer, 404, 'member_not_found')
})
