import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { erasures } from '#core/accounts/deletions/deletions.ts'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { suppressAddress } from '#core/platform/mails/suppress-address.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { erasedSince } from '#core/platform/recovery/erased-accounts.ts'
import { logHash } from '#core/platform/recovery/log-hash.ts'
import { type OptOut, optOutsSince } from '#core/platform/recovery/opt-outs.ts'
import { listObjects, readObject } from '#core/platform/storage/objects.ts'
import { administratorsKey } from '#core/platform/users/administrators.ts'
import { users } from '#core/platform/users/users.ts'
import { promoteMember } from '#lib/deploy/promote-member.ts'
import {
  confirmNewsletter,
  resubscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newEmail, newMember } from '#test/support/new-member.ts'
import { confirmToken, leaveToken, putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const longAgo = '2000-01-01T00:00:00.000Z'

/** What has been noted about an id or an address. */
async function notedOf(idOrAddress: string): Promise<OptOut[]> {
  await control.settle()
  const hash = logHash(idOrAddress)
  return (await optOutsSince(longAgo)).filter((one) => one.hash === hash)
}

test('an account that is erased is noted by a hash of its id, once, however often it is tried', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const userId = userIdOf(client)
  await eraseAccount(userId, await control.now())
  await eraseAccount(userId, await control.now())
  const { erasedAt = '' } = (await erasures.get({ userId })) ?? {}
  const noted = (await erasedSince(longAgo)).filter(({ hash }) => hash === logHash(userId))
  expect(noted).toEqual([{ hash: logHash(userId), erasedAt }])
  expect((await erasedSince(`${erasedAt}x`)).some(({ hash }) => hash === logHash(userId))).toBe(false)
})

test('an erasure that a restore repeats notes nothing', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const userId = userIdOf(client)
  await eraseAccount(userId, await control.now(), { isRepeated: true })
  expect((await erasedSince(longAgo)).filter(({ hash }) => hash === logHash(userId))).toEqual([])
})

test('an administrator of a backup who was erased after it is erased again, and administers nothing', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const userId = userIdOf(client)
  await promoteMember(userId, email)
  await expect(eraseAccount(userId, await control.now())).rejects.toThrow('cannot be erased')
  await eraseAccount(userId, await control.now(), { isRepeated: true })
  expect(await users.get({ id: userId }, { consistent: true })).toBeUndefined()
  const { Item } = await documents().send(
    new GetCommand({ TableName: env('TABLE_NAME'), Key: administratorsKey, ConsistentRead: true }),
  )
  expect(Item?.ids).not.toContain(userId)
})

test('someone who leaves the newsletter is noted without their address', async () => {
  const subscriber = await putSubscriber()
  await control.settle()
  expect(await notedOf(subscriber.id)).toEqual([])
  const left = await new Client(url).call(unsubscribeFromNewsletter, {
    body: { token: await leaveToken(subscriber) },
  })
  expectSuccess(left)
  expect(await notedOf(subscriber.id)).toEqual([
    { kind: 'subscriber', hash: logHash(subscriber.id), at: expect.any(String), status: 'unsubscribed' },
  ])
  const keys = (await listObjects('opt-outs/', 'BACKUP_BUCKET')).filter((key) =>
    key.includes(logHash(subscriber.id)),
  )
  const [key = ''] = keys
  expect((await readObject(key, 'BACKUP_BUCKET'))?.bytes.toString()).not.toContain('@')
})

test('someone who comes back to the newsletter is noted, and who confirms for the first time is not', async () => {
  const subscriber = await putSubscriber({ status: 'pending', createdAt: await control.now() })
  const anyone = new Client(url)
  const confirming = { token: await confirmToken(subscriber, await control.now()) }
  expectSuccess(await anyone.call(confirmNewsletter, { body: confirming }))
  expect(await notedOf(subscriber.id)).toEqual([])
  const leaving = { token: await leaveToken(subscriber) }
  expectSuccess(await anyone.call(unsubscribeFromNewsletter, { body: leaving }))
  expectSuccess(await anyone.call(resubscribeToNewsletter, { body: leaving }))
  expect(await notedOf(subscriber.id)).toMatchObject([{ status: 'unsubscribed' }, { status: 'confirmed' }])
})

test('a subscriber who was so before a restore brought them back is not noted', async () => {
  const subscriber = await putSubscriber({ status: 'unsubscribed' })
  expect(await notedOf(subscriber.id)).toEqual([])
})

test('an address that must get no mail any more is noted by its hash', async () => {
  const email = newEmail()
  const now = await control.now()
  await suppressAddress(email, 'complaint', now)
  expect(await notedOf(email)).toEqual([
    { kind: 'address', hash: logHash(email), at: now, scope: 'all', reason: 'complaint' },
  ])
})

test('an address that may get mail again is noted, with the time at which it was stopped', async () => {
  const email = newEmail()
  const now = await control.now()
  await suppressAddress(email, 'bounce', now)
  const suppression = await suppressions.get({ email }, { consistent: true })
  if (suppression) await commit(suppressions.delete(suppression))
  expect(await notedOf(email)).toEqual([
    { kind: 'address', hash: logHash(email), at: now, scope: 'all', reason: 'bounce' },
    { kind: 'lifted', hash: logHash(email), at: now },
  ])
})

test('what a member switches off, or on again, is noted, and what stays as it is, is not', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const choose = async (version: number, preferences: object) =>
    expectSuccess(await client.call(updateNotificationPreferences, { body: { preferences, version } }))
  await choose(0, { social: { enabled: true, email: false }, marketing: { enabled: false, email: false } })
  const first = await notedOf(userIdOf(client))
  const [off] = first.map((one) => one.kind === 'member' && one.off)
  expect(off).toHaveLength(2)
  expect(off).toContainEqual({ type: 'social', channels: ['email'] })
  expect(off).toContainEqual({ type: 'marketing', channels: ['enabled', 'email'] })
  await choose(1, { marketing: { enabled: true, email: true } })
  await choose(2, { social: { enabled: false, email: false } })
  const [, second, third] = await notedOf(userIdOf(client))
  expect(second).toMatchObject({ off: [], on: [{ type: 'marketing', channels: ['enabled', 'email'] }] })
  expect(third).toMatchObject({ off: [{ type: 'social', channels: ['enabled'] }], on: [] })
})
