import { expect, test } from 'vitest'
import { unreadCounters } from '#core/platform/notifications/notifications.ts'
import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import { users } from '#core/platform/users/users.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { apiEvent } from '#test/bench/api-event.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { handler } from './get-me.ts'

const now = '2026-06-01T12:00:00.000Z'
const userId = '7b0c4a52-1111-4222-8333-444455556666'
const user = users.item(newUser({ id: userId, email: 'ann@example.test', membershipType: 'competitor' }, now))

const answered = async () => JSON.parse((await handler(apiEvent(getMe, { userId }))).body ?? '')

test('the own profile costs one call besides the one that proves who asks', async () => {
  const asked = fakeTable([
    user,
    unreadCounters.item({ userId, unread: 3, version: 1 }),
    storedSettings.item({ key: 'session_timeout_minutes', value: 45, updatedAt: now, version: 1 }),
  ])
  expect(await answered()).toMatchObject({ unreadNotifications: 3, sessionTimeoutMinutes: 45 })
  expect(asked).toEqual({ calls: 2, inARow: 2 })
})

test('no one has unread notifications before the first one', async () => {
  fakeTable([user])
  expect(await answered()).toMatchObject({ unreadNotifications: 0 })
})
