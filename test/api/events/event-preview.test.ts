import { expect, test } from 'vitest'
import { getEvent } from '#shared/events/events/contract.ts'
import { createEvent, publishEvent } from '#shared/events/events/own-contract.ts'
import { previewEvent } from '#shared/events/events/preview-contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putEvent, putHelper, putPublished, someClass, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const { client: organizer, userId } = await anOrganizer(url)

const named = (event: { id: string }) => ({ params: { eventId: event.id as `evt_${string}` } })
const previewed = (client: Client, event: { id: string }) => client.call(previewEvent, named(event))

test('a preview shows what everyone sees once the event is published', async () => {
  const form = someEvent({ capacity: 20, classes: [someClass('S1', { capacity: 5 })] })
  const draft = (await organizer.call(createEvent, { body: form })).body
  const preview = await previewed(organizer, draft)
  expectSuccess(preview)
  expectSuccess(await organizer.call(publishEvent, { ...named(draft), body: { version: 1 } }))
  const shown = (await visitor.call(getEvent, named(draft))).body
  const { status, phase, publishedAt, sequence, updatedAt, pictureVersion, ...rest } = shown
  expect(preview.body).toEqual({
    ...rest,
    // A picture says when an event is cancelled, so another status is another version.
    pictureVersion: expect.not.stringMatching(pictureVersion),
    status: 'draft',
    phase: 'draft',
    sequence: 0,
    updatedAt: expect.any(String),
  })
  expect((await previewed(organizer, draft)).body).toEqual(shown)
})

test('a draft that is not complete has a preview, too', async () => {
  const {
    startsAt: _,
    endsAt: __,
    timeZone: ___,
    entriesCloseAt: ____,
    ...form
  } = someEvent({ venueName: '' })
  const draft = (await organizer.call(createEvent, { body: form })).body
  const { body } = await previewed(organizer, draft)
  expect(body).toMatchObject({ title: 'Summer Sound-Off', venueName: '' })
  expect(body).not.toHaveProperty('startsAt')
})

test('organizers among the staff and administrators see the preview of a draft, and no cache keeps it', async () => {
  const draft = await putEvent(userId)
  const helper = await feedMember(url)
  await putHelper(draft.id, helper.userId)
  for (const client of [organizer, helper.client, await demoClient(url, 'admin')]) {
    const answer = await previewed(client, draft)
    expectSuccess(answer)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toHaveProperty('ownerId')
  }
})

test('to everyone else a draft is an address without an event', async () => {
  const draft = await putEvent(userId)
  const [gate, invited, another] = [await feedMember(url), await feedMember(url), await anOrganizer(url)]
  await putHelper(draft.id, gate.userId, { role: 'desk' })
  await putHelper(draft.id, invited.userId, { status: 'invited' })
  const nowhere = await previewed(another.client, { id: unknownId('evt') })
  const problem = expectProblem(nowhere, 404, 'event_not_found')
  for (const { client } of [gate, invited, another]) {
    const refused = expectProblem(await previewed(client, draft), 404, 'event_not_found')
    expect(refused.detail).toBe(problem.detail)
  }
  expectProblem(await previewed(another.client, await putPublished(userId)), 404, 'event_not_found')
  expectProblem(await visitor.call(getEvent, named(draft)), 404, 'event_not_found')
  expect((await previewed(visitor, draft)).text.replace(/"requestId":"[^"]*"/, '')).toBe(
    (await previewed(visitor, { id: unknownId('evt') })).text.replace(/"requestId":"[^"]*"/, ''),
  )
})
