import { expect, test } from 'vitest'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { retryMail } from '#shared/platform/mails/contract.ts'
import { markAllNotificationsRead, markNotificationRead } from '#shared/platform/notifications/contract.ts'
import { endSession, listSessions, touchSession } from '#shared/platform/sessions/contract.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import { completeRegistration, getMe, updateMe } from '#shared/platform/users/contract.ts'
import type { Answer } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { completion, newMember, plantedPassword } from '#test/support/new-member.ts'
import { giveNotifications, putMail, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url } = sharedCloud()

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const replayed = (answer: Answer) => answer.headers['idempotency-replayed'] === 'true'

test('the same key twice changes once and answers the same', async () => {
  const { client } = await newMember(url)
  const key = newKey()
  const body = { bio: 'Once.', version: 1 }
  const first = await client.call(updateMe, { body }, key)
  const second = await client.call(updateMe, { body }, key)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect([replayed(first), replayed(second)]).toEqual([false, true])
  expect((await client.call(getMe, {})).body.version).toBe(first.body.version)
})

test('ten simultaneous requests with one key change once and answer the same', async () => {
  const { client } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(updateMe, { body: { bio: 'Ten times.', version } }, key)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
  expect((await client.call(getMe, {})).body.version).toBe(version + 1)
})

test('ten simultaneous completions with one key complete once', async () => {
  const { client } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(completeRegistration, { body: completion(version) }, key)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
})

test('ten simultaneous uploads or readings with one key are one', async () => {
  const { client } = await newMember(url)
  await giveNotifications(userIdOf(client), 3)
  const calls: (() => Promise<Answer>)[] = [
    () => client.call(markAllNotificationsRead, {}, { 'idempotency-key': 'read-all-one' }),
    () =>
      client.call(
        createUpload,
        { body: { purpose: 'profile-picture', contentType: 'image/png', bytes: 9 } },
        { 'idempotency-key': 'upload-one' },
      ),
  ]
  for (const call of calls) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call()))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
  }
  expect((await client.call(getMe, {})).body.unreadNotifications).toBe(0)
})

test('a key that found nothing more to do goes on standing for that answer', async () => {
  const { client } = await newMember(url)
  const [first, second] = await giveNotifications(userIdOf(client), 2)
  const read = (id = '', key = newKey()) =>
    client.call(markNotificationRead, { params: { notificationId: id as `ntf_${string}` } }, key)
  const keys = Array.from({ length: 5 }, newKey)
  const answers = await Promise.all(keys.map((key) => read(first?.id, key)))
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
  for (const key of keys) {
    expect(replayed(await read(first?.id, key))).toBe(true)
    expectProblem(await read(second?.id, key), 422, 'idempotency_key_reused')
  }
})

test('simultaneous requests with one key are not refused for what another of them has done', async () => {
  const { client, email } = await newMember(url)
  const other = await signIn(url, email, plantedPassword)
  await other.call(touchSession, {})
  const device = (await client.call(listSessions, {})).body.items[0]
  const params = { sessionId: device?.id ?? '' }
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(endSession, { params }, key)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
  expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
})

test('an answer that holds a secret is not kept under any key', async () => {
  const { client } = await newMember(url)
  const key = newKey()
  const answers = [await client.call(createLiveTicket, {}, key), await client.call(createLiveTicket, {}, key)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers.map(replayed)).toEqual([false, false])
  expect(new Set(answers.map(({ body }) => body.ticket)).size).toBe(2)
})

test('a key that changed nothing still answers the same when there is something to change', async () => {
  const { client } = await newMember(url)
  const first = await client.call(markAllNotificationsRead, {}, { 'idempotency-key': 'nothing-yet' })
  expect(first.body).toMatchObject({ marked: 0, remaining: 0 })
  await giveNotifications(userIdOf(client), 2)
  const second = await client.call(markAllNotificationsRead, {}, { 'idempotency-key': 'nothing-yet' })
  expect(second.body).toEqual(first.body)
  expect(replayed(second)).toBe(true)
})

test('a key with another body is refused, and changes nothing', async () => {
  const { client } = await newMember(url)
  const key = newKey()
  const first = await client.call(updateMe, { body: { bio: 'First.', version: 1 } }, key)
  const again = { bio: 'Second.', version: first.body.version }
  expectProblem(await client.call(updateMe, { body: again }, key), 422, 'idempotency_key_reused')
  expect((await client.call(getMe, {})).body.bio).toBe('First.')
})

test('a refused request may be repeated with its key once it is right to', async () => {
  const { client } = await newMember(url)
  const key = newKey()
  expectProblem(
    await client.call(updateMe, { body: { bio: 'Late.', version: 99 } }, key),
    409,
    'version_conflict',
  )
  expect((await client.call(updateMe, { body: { bio: 'In time.', version: 1 } }, key)).status).toBe(200)
})

test('the same key of another member or on another route is another key', async () => {
  const [one, other] = await Promise.all([newMember(url), newMember(url)])
  const key = newKey()
  const mine = await one.client.call(updateMe, { body: { bio: 'Mine.', version: 1 } }, key)
  const theirs = await other.client.call(updateMe, { body: { bio: 'Mine.', version: 1 } }, key)
  expect(replayed(theirs)).toBe(false)
  expect(theirs.body.id).not.toBe(mine.body.id)
  expect(replayed(await one.client.call(createLiveTicket, {}, key))).toBe(false)
})

test('two administrators who send a failed mail again at once send it once', async () => {
  const [one, other] = await Promise.all([demoClient(url, 'admin'), demoClient(url, 'admin')])
  const { id } = await putMail({ toEmail: 'twice@example.test' })
  const params = { mailId: id }
  const answers = await Promise.all([one.call(retryMail, { params }), other.call(retryMail, { params })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
