import { expect, test } from 'vitest'
import { newSubscriber } from '#core/newsletter/newsletter-subscribers/new-subscriber.ts'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  addSubscriber,
  exportSubscribers,
  getSubscriber,
  type ListedSubscriber,
  listSubscribers,
  reviveSubscriber,
  unsubscribeSubscriber,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { complained } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putSubscriber, subscriberAt, subscriberNow } from '#test/support/newsletter-subscribers.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const note = 'Asked us by phone.'

/** The lines of the log about an address, newest first. */
const logOf = async (email: string) =>
  (await everyItem(admin, listActivities, { query: { type: 'newsletter_audience' } }))
    .filter(({ metadata }) => metadata?.email === email)
    .map(({ description }) => description)

test('subscribers are found by the beginning of their address, whatever their status', async () => {
  const start = `find-${crypto.randomUUID().slice(0, 8)}`
  const emails = ['b', 'a', 'c'].map((letter) => `${start}-${letter}@example.test`)
  const [first, second] = await Promise.all([
    putSubscriber({ email: emails[0], topics: ['events'] }),
    putSubscriber({ email: emails[1], status: 'unsubscribed', source: 'import' }),
    putSubscriber({ email: emails[2], topics: ['results'] }),
  ])
  const found = async (query: object) => {
    const answer = await admin.call(listSubscribers, { query: { email: start.toUpperCase(), ...query } })
    expectSuccess(answer)
    return answer.body.items.map(({ email }) => email)
  }
  await expect.poll(() => found({})).toEqual(emails.toSorted())
  expect(await found({ topic: 'events' })).toEqual([second.email, first.email])
  expect(await found({ source: 'import' })).toEqual([second.email])
  const page = await admin.call(listSubscribers, { query: { email: start, limit: 2 } })
  expectSuccess(page)
  const rest = await admin.call(listSubscribers, { query: { email: start, cursor: page.body.nextCursor } })
  expectSuccess(rest)
  expect([...page.body.items, ...rest.body.items].map(({ email }) => email)).toEqual(emails.toSorted())
})

test('a status lists its newest subscribers first, and a file of it comes part by part', async () => {
  const older = await putSubscriber({ status: 'bounced' })
  const newer = await putSubscriber({
    status: 'bounced',
    createdAt: addTime(older.createdAt, { seconds: 1 }),
  })
  const query = { status: 'bounced', limit: 2 } as const
  const order = (all: readonly ListedSubscriber[]) =>
    all.map(({ id }) => id).filter((id) => id === older.id || id === newer.id)
  await expect
    .poll(async () => order(await everyItem(admin, listSubscribers, { query })))
    .toEqual([newer.id, older.id])
  expect(order(await everyItem(admin, exportSubscribers, { query }))).toEqual([newer.id, older.id])
})

test('a subscriber is shown with what they agreed to, and what keeps mail from them', async () => {
  const subscriber = await putSubscriber()
  const read = () => admin.call(getSubscriber, { params: { subscriberId: subscriber.id } })
  const before = await read()
  expectSuccess(before)
  expect(before.body).toEqual({ subscriber: expect.objectContaining(subscriber), campaigns: [] })
  const { email, createdAt } = subscriber
  await commit(
    suppressions.put({ email, scope: 'bulk', reason: 'by_hand', createdAt, version: 1 }, { absent: true }),
  )
  const after = await read()
  expectSuccess(after)
  expect(after.body.suppressedFor).toBe('bulk')
  const params = { subscriberId: unknownId('nls') }
  expectProblem(await admin.call(getSubscriber, { params }), 404, 'subscriber_not_found')
})

test('an address that is added gets one mail, and is subscribed once it confirms', async () => {
  const email = newEmail()
  const add = (topics: string[] = []) => admin.call(addSubscriber, { body: { email, topics } })
  expectProblem(await add(['fishing']), 422, 'unknown_topic')
  const added = await add(['events'])
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ email, status: 'pending', source: 'admin', topics: ['events'] })
  await control.settle()
  const mails = () => control.inbox(email)
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual(['Confirm your subscription'])
  expectProblem(await add(), 429, 'rate_limited')
  expect(await mails()).toHaveLength(1)
  expect(await logOf(email)).toEqual([`Added ${email} to the newsletter, who is asked to confirm`])
})

test('an address is not added that is in the list, or may not be written to', async () => {
  const { email } = await putSubscriber()
  const add = (to: string) => admin.call(addSubscriber, { body: { email: to, topics: [] } })
  expectProblem(await add(email), 422, 'subscriber_known')
  const suppressed = newEmail().toLowerCase()
  const createdAt = await control.now()
  await commit(
    suppressions.put(
      { email: suppressed, scope: 'all', reason: 'bounce', createdAt, version: 1 },
      { absent: true },
    ),
  )
  expectProblem(await add(suppressed), 422, 'address_suppressed')
  expect(await subscriberAt(suppressed)).toBeUndefined()
  expect(await logOf(suppressed)).toEqual([])
})

test('an administrator unsubscribes someone with a note, once', async () => {
  const subscriber = await putSubscriber()
  const params = { subscriberId: subscriber.id }
  const end = () => admin.call(unsubscribeSubscriber, { params, body: { note } })
  const answers = await Promise.all([end(), end(), end()])
  for (const answer of answers) expect(answer.body).toMatchObject({ status: 'unsubscribed' })
  expectSuccess(await end())
  const now = await subscriberNow(subscriber)
  expect(now?.consents.map(({ what, source, note: said }) => [what, source, said])).toEqual([
    ['asked', 'footer', undefined],
    ['unsubscribed', 'admin', note],
  ])
  expect(await logOf(subscriber.email)).toEqual([
    `Unsubscribed ${subscriber.email} from the newsletter (${note})`,
  ])
  const unknown = { params: { subscriberId: unknownId('nls') }, body: { note } }
  expectProblem(await admin.call(unsubscribeSubscriber, unknown), 404, 'subscriber_not_found')
})

test('only an address that reported spam is revived, and mail goes there again', async () => {
  const now = await control.now()
  const fields = { email: newEmail().toLowerCase(), source: 'footer', status: 'confirmed' } as const
  const subscriber = await putSubscriber(
    complained(newSubscriber(fields, { at: now, what: 'asked' }, now), now),
  )
  const { email, id } = subscriber
  await commit(
    suppressions.put(
      { email, scope: 'all', reason: 'complaint', createdAt: now, version: 1 },
      { absent: true },
    ),
  )
  const revive = () => admin.call(reviveSubscriber, { params: { subscriberId: id }, body: { note } })
  const revived = await revive()
  expectSuccess(revived)
  expect(revived.body.status).toBe('confirmed')
  expect(await suppressions.get({ email }, { consistent: true })).toBeUndefined()
  expect((await subscriberNow(subscriber))?.consents.at(-1)).toMatchObject({ what: 'revived', note })
  expectProblem(await revive(), 409, 'subscriber_not_complained')
  expect(await logOf(email)).toEqual([
    `Subscribed ${email} to the newsletter again after a complaint (${note})`,
  ])
})
