import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { mails } from '#core/platform/mails/mails.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { memberships } from '#core/platform/roles/memberships.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { users } from '#core/platform/users/users.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-01-01T00:00:00.000Z'
const documents = mockClient(DynamoDBDocumentClient)
const holds = (Item: object) => documents.on(GetCommand).resolves({ Item })
const [user] = demoUsers(now)
if (!user) throw new Error('there are no demo accounts')
const userId = user.id

test('a profile shows the fields that the code knows, and all where none were ever chosen', async () => {
  holds({ ...user, publicFields: ['city', 'shoeSize'] })
  expect((await users.get({ id: userId }))?.publicFields).toEqual(['city'])
  const { publicFields: _, ...before } = user
  holds(before)
  expect((await users.get({ id: userId }))?.publicFields).toContain('city')
})

test('a notification of a kind that the code does not know is one from before kinds', async () => {
  const id = 'ntf_01JD0000000000000000000000'
  const told = { id, userId, type: 'info', title: 'A', message: 'B', read: false, createdAt: now, version: 1 }
  holds({ ...told, kind: 'horoscope' })
  expect(await notifications.get({ userId, id })).toMatchObject({ title: 'A', kind: undefined })
  holds({ ...told, kind: 'welcome' })
  expect(await notifications.get({ userId, id })).toMatchObject({ kind: 'welcome' })
})

test('a mail of a category that the code does not know can still be switched off', async () => {
  const id = 'mail_01JD0000000000000000000000'
  const queued = {
    id,
    toEmail: 'ann@example.test',
    templateId: 'horoscope',
    templateData: {},
    priority: 'normal',
    status: 'queued',
    attempts: 0,
    createdAt: now,
    version: 1,
  }
  holds({ ...queued, category: 'horoscopes' })
  expect((await mails.get({ id }))?.category).toBe('system_updates')
  holds(queued)
  expect((await mails.get({ id }))?.category).toBeUndefined()
})

test('memberships and settings ignore what the code does not know', async () => {
  const rules = { type: 'retailer', registrationOpen: true, uploadsPerDay: 5, version: 1 }
  holds({ ...rules, extraPermissions: ['users.read', 'moon.land'] })
  expect((await memberships.get({ type: 'retailer' }))?.extraPermissions).toEqual(['users.read'])

  holds({ key: 'event_reminder_hour', value: 'noon', updatedAt: now, version: 1 })
  expect(await readSetting('event_reminder_hour')).toBe(9)
})
