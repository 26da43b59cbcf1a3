import { DynamoDBDocumentClient, GetCommand, type GetCommandInput } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { users } from '#core/platform/users/users.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { NotificationCategory, PreferenceType } from '#shared/platform/notifications/category.ts'
import { mailSettings } from '#shared/platform/notifications/mail-settings.ts'
import { notificationKinds } from '#shared/platform/notifications/notification-kind.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { Channel, Preferences } from '#shared/platform/notifications/preferences.ts'
import { notificationPreferences } from './notification-preferences.ts'
import type { NewNotification } from './notify.ts'
import { tellIfWanted } from './tell-if-wanted.ts'
import { wantsNotification } from './wants-notification.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-01-01T00:00:00.000Z'
const [user] = demoUsers(now)
if (!user) throw new Error('there are no demo accounts')
const userId = user.id
const documents = mockClient(DynamoDBDocumentClient)

/** Sets the rows of the table by sort key; anything else is missing. */
const holds = (rows: Record<string, object>) =>
  documents.on(GetCommand).callsFake(async ({ Key }: GetCommandInput) => ({ Item: rows[String(Key?.sk)] }))

const profile = users.item(user)
const chosen = (preferences: Preferences) => ({
  PREFERENCES: notificationPreferences.item({ userId, preferences, version: 1 }),
})

beforeEach(() => documents.reset())

test('what is missing is on, but for the newsletter: all of it, one type, and the other types of those that were chosen', async () => {
  holds({ PROFILE: profile })
  expect(await wantsNotification(userId, 'social', 'enabled')).toBe(true)
  holds({ PROFILE: profile, ...chosen({ marketing: { enabled: false, email: false } }) })
  expect(await wantsNotification(userId, 'marketing', 'enabled')).toBe(false)
  for (const type of PreferenceType.options.filter((option) => option !== 'marketing'))
    for (const channel of ['enabled', 'email'] as const)
      expect(await wantsNotification(userId, type, channel), `${type} ${channel}`).toBe(type !== 'newsletter')
})

test('each channel is asked for by itself, and what has no switch always goes out', async () => {
  const asked = fc.record({
    category: fc.constantFrom(...NotificationCategory.options),
    channel: fc.constantFrom<Channel>('enabled', 'email'),
    enabled: fc.boolean(),
    email: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ category, channel, enabled, email }) => {
      const all = Object.fromEntries(PreferenceType.options.map((type) => [type, { enabled, email }]))
      holds({ PROFILE: profile, ...chosen(all) })
      const switched = PreferenceType.options.some((type) => type === category)
      const expected = !switched || (channel === 'enabled' ? enabled : email)
      expect(await wantsNotification(userId, category, channel)).toBe(expected)
    }),
  )
})

test('an administrator who stops the mails of a type stops no notification, and no mail of another type', async () => {
  for (const [type, key] of Object.entries(mailSettings) as [PreferenceType, string][]) {
    const stopped = { value: false, key, updatedAt: now, version: 1 }
    holds({ PROFILE: profile, [`SETTING#${key}`]: stopped })
    expect(await wantsNotification(userId, type, 'email'), type).toBe(false)
    expect(await wantsNotification(userId, type, 'enabled'), type).toBe(true)
  }
  const stopped = { value: false, key: 'mails_social', updatedAt: now, version: 1 }
  holds({ PROFILE: profile, 'SETTING#mails_social': stopped })
  expect(await wantsNotification(userId, 'system_updates', 'email')).toBe(true)
})

test('a read that fails is not guessed at: what has a switch fails, what has none goes out', async () => {
  documents.on(GetCommand).rejects(new Error('the table does not answer'))
  await expect(wantsNotification(userId, 'social', 'enabled')).rejects.toThrow('does not answer')
  expect(await wantsNotification(userId, 'security', 'email')).toBe(true)
})

test('without an account there is no one to tell', async () => {
  holds({})
  const refused = { kind: 'not_found', message: 'User not found' }
  await expect(wantsNotification(userId, 'system_updates', 'email')).rejects.toMatchObject(refused)
})

test('what is switched off is not written', async () => {
  const kinds = notificationKinds as Record<string, NotificationKinds[string]>
  kinds.switched = { category: 'social', stale: [] }
  onTestFinished(() => void delete kinds.switched)
  const content = { userId, kind: 'switched', type: 'info', title: 'A title', message: 'A message' }
  const told = () => tellIfWanted(content as NewNotification<never>, now)
  holds({ PROFILE: profile })
  expect(await told()).toHaveLength(3)
  holds({ PROFILE: profile, ...chosen({ social: { enabled: false, email: true } }) })
  expect(await told()).toEqual([])
})
