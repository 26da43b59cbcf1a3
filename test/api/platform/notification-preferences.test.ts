import { expect, test } from 'vitest'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '#shared/platform/notifications/contract.ts'
import type { Preferences } from '#shared/platform/notifications/preferences.ts'
import { updateSetting } from '#shared/platform/settings/contract.ts'
import type { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

const chosenBy = async (client: Client) => (await client.call(getNotificationPreferences, {})).body
const choose = (client: Client, preferences: Preferences, version: number) =>
  client.call(updateNotificationPreferences, { body: { preferences, version } })

const off = { enabled: false, email: false }

test('one who has never chosen has nothing stored, and wants everything but the newsletter', async () => {
  const { client } = await newMember(url)
  expect(await chosenBy(client)).toEqual({ preferences: { newsletter: off }, notMailed: [], version: 0 })
  expect(await wantsNotification(userIdOf(client), 'marketing', 'email')).toBe(true)
})

test('a choice is kept, counts at the next question, and leaves the types that it does not name as they are', async () => {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const first = await choose(client, { marketing: off }, 0)
  expect(first.body).toEqual({ preferences: { marketing: off, newsletter: off }, notMailed: [], version: 1 })
  expect(await wantsNotification(userId, 'marketing', 'email')).toBe(false)
  expect(await wantsNotification(userId, 'social', 'enabled')).toBe(true)
  const social = { enabled: true, email: false }
  await choose(client, { social }, 1)
  expect(await chosenBy(client)).toMatchObject({ preferences: { marketing: off, social }, version: 2 })
  expect(await wantsNotification(userId, 'social', 'email')).toBe(false)
  await choose(client, { marketing: { enabled: true, email: true } }, 2)
  expect(await wantsNotification(userId, 'marketing', 'email')).toBe(true)
})

test('one of ten simultaneous choices is kept, and the other callers hear of it', async () => {
  const { client } = await newMember(url)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      choose(client, { social: { enabled: index % 2 === 0, email: true } }, 0),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectProblem(answer, 409, 'version_conflict')
  expect((await chosenBy(client)).version).toBe(1)
})

test('what always arrives, what does not exist, and half a choice cannot be switched', async () => {
  const { client } = await newMember(url)
  for (const preferences of [{ security: off }, { horoscopes: off }, { social: { enabled: false } }])
    expectProblem(await choose(client, preferences as Preferences, 0), 400, 'validation_failed')
  expect((await chosenBy(client)).version).toBe(0)
})

test('what an administrator stops mailing is named, and is mailed to no one who wants it', async () => {
  const [{ client }, admin] = await Promise.all([newMember(url), demoClient(url, 'admin')])
  const key = 'mails_system_updates'
  const set = async (value: boolean) => {
    const version = (await storedSettings.get({ key }, { consistent: true }))?.version ?? 0
    return admin.call(updateSetting, { params: { key }, body: { value, version } })
  }
  await set(false)
  expect((await chosenBy(client)).notMailed).toEqual(['system_updates'])
  expect(await wantsNotification(userIdOf(client), 'system_updates', 'email')).toBe(false)
  expect(await wantsNotification(userIdOf(client), 'system_updates', 'enabled')).toBe(true)
  await set(true)
  expect((await chosenBy(client)).notMailed).toEqual([])
})
