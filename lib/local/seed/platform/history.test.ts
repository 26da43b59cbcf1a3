import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { hasSwitch } from '#shared/platform/notifications/category.ts'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import { NotificationKind } from '#shared/platform/notifications/notification-kind.ts'
import { demoNotifications } from './history.ts'

const now = '2026-01-01T00:00:00.000Z'

test('member@ has a notification of each category that can be switched off, and of some that cannot', () => {
  const user = demoUsers(now).find(({ email }) => email === 'member@demo.test')
  const shown = new Set((user ? demoNotifications(user, now) : []).map(categoryOf))
  const existing = NotificationKind.options.map((kind) => categoryOf({ kind }))
  expect([...shown]).toEqual(expect.arrayContaining(['account', 'billing', ...existing.filter(hasSwitch)]))
})
