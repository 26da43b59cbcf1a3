import { beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listMembershipRules, updateMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import {
  createRole,
  deleteRole,
  getMyPermissions,
  listRoles,
  updateRole,
} from '#shared/platform/roles/contract.ts'
import { listSettings, type Setting, updateSetting } from '#shared/platform/settings/contract.ts'
import type { SettingKey } from '#shared/platform/settings/settings.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import { getUserAsAdmin, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { countUsers, exportUsers, listUsers } from '#shared/platform/users/user-list-contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, newRoleName, putRole, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

let admin: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

const setting = async (by: Client, key: SettingKey) => {
  const found = (await by.call(listSettings, {})).body.items.find((item) => item.key === key)
  if (!found) throw new Error(`there is no setting ${key}`)
  return found
}

async function change(by: Client, key: SettingKey, value: Setting['value']) {
  const { version } = await setting(by, key)
  return by.call(updateSetting, { params: { key }, body: { value, version } })
}

test('a setting counts from the next request on, and the log says what it was before', async () => {
  const before = await setting(admin, 'session_timeout_minutes')
  const changed = await change(admin, 'session_timeout_minutes', 45)
  expect(changed.body).toMatchObject({ value: 45, version: before.version + 1 })
  expect((await admin.call(getMe, {})).body.sessionTimeoutMinutes).toBe(45)
  const log = await activities.list({
    pk: `USER#${demoUserId('admin@demo.test')}`,
    prefix: 'ACTIVITY#',
    limit: 20,
    newestFirst: true,
  })
  expect(log.items.find(({ description }) => description.includes('session_timeout'))).toMatchObject({
    before: { session_timeout_minutes: before.value },
    after: { session_timeout_minutes: 45 },
  })
  await change(admin, 'session_timeout_minutes', before.value)
})

test.each([
  ['session_timeout_minutes', 4, 'Must be at least 5 minutes'],
  ['session_timeout_minutes', 1441, 'Must be at most 1,440 minutes'],
  ['session_timeout_minutes', 30.5, 'Must be a whole number'],
  ['session_timeout_minutes', true, 'Must be a whole number'],
  ['registration_open', 1, 'Must be true or false'],
  ['notification_days_in_list', 0, 'Must be at least 7 days'],
  ['notification_days_in_list', 366, 'Must be at most 365 days'],
  ['event_reminder_hour', 24, 'Must be at most 23 hours'],
  ['mails_event_reminders', 1, 'Must be true or false'],
  ['alert_addresses', ['no address'], 'Please enter a valid email address'],
  ['alert_addresses', ['a@b.test', 'A@b.test'], 'Name each address once'],
] as const)('%s refuses %j, says what it may be, and stays as it is', async (key, value, message) => {
  const before = await setting(admin, key)
  const refused = expectProblem(await change(admin, key, value as never), 400, 'validation_failed')
  expect(refused).toMatchObject({ detail: `value: ${message}`, errors: [{ path: 'body.value', message }] })
  expect(await setting(admin, key)).toEqual(before)
})

test('one of two administrators who change one setting at the same time hears of it', async () => {
  const { version, value: before } = await setting(admin, 'notification_days_in_list')
  const answers = await Promise.all(
    [60, 61].map((value) =>
      admin.call(updateSetting, { params: { key: 'notification_days_in_list' }, body: { value, version } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await change(admin, 'notification_days_in_list', before)
})

test('a day’s uploads end at what the membership includes, also when they come at once', async () => {
  const { client } = await newMember(url)
  await changeUser(userIdOf(client), { membershipType: 'pro_competitor' })
  const { body } = await admin.call(listMembershipRules, {})
  const { type, ...before } = body.items.find((rules) => rules.type === 'pro_competitor') as never as {
    type: PublicMembershipType
    version: number
    registrationOpen: boolean
    uploadsPerDay: number
    extraPermissions: never[]
  }
  const limited = await admin.call(updateMembershipRules, {
    params: { type },
    body: { ...before, uploadsPerDay: 3 },
  })
  const file = { purpose: 'profile-picture', contentType: 'image/png', bytes: 100 } as const
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.call(createUpload, { body: file })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(['upload_quota', 'busy']).toContain((answer.body as never as { code: string }).code)
  const restored = { ...before, version: limited.body.version }
  await admin.call(updateMembershipRules, { params: { type }, body: restored })
})

test('a role adds to a membership at the next request, and is gone with the role', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  const mine = async () => (await client.call(getMyPermissions, {})).body.permissions
  expect(await mine()).not.toContain('competition_results.verify')
  const name = newRoleName()
  const role = { description: 'Verifies results', permissions: ['competition_results.verify'] as never }
  expect((await admin.call(createRole, { body: { name, ...role } })).status).toBe(201)
  expectProblem(await admin.call(createRole, { body: { name, ...role } }), 409, 'role_exists')
  await changeUser(id, { role: name })
  expect(await mine()).toContain('competition_results.verify')
  expect((await everyItem(admin, listRoles, {})).map((one) => one.name)).toContain(name)
  const changed = await admin.call(updateRole, {
    params: { name },
    body: { description: '', permissions: ['events.create'], version: 1 },
  })
  expect(changed.body.version).toBe(2)
  expect(await mine()).toContain('events.create')
  expect(await mine()).not.toContain('competition_results.verify')
  const deleted = await Promise.all([1, 2, 3, 4, 5].map(() => admin.call(deleteRole, { params: { name } })))
  expect(deleted.map(({ status }) => status)).toEqual(deleted.map(() => 204))
  expect(await mine()).not.toContain('events.create')
  const log = await everyItem(admin, listActivities, { query: { type: 'settings_update' } })
  expect(log.map(({ description }) => description)).toContain(`Deleted the role ${name}`)
})

test('no one gets what a role allows because they had a deleted one of its name', async () => {
  const { client } = await newMember(url)
  const name = newRoleName()
  const role = { name, description: '', permissions: ['users.read'] as never }
  expect((await admin.call(createRole, { body: { ...role, permissions: [] } })).status).toBe(201)
  await changeUser(userIdOf(client), { role: name })
  expect((await admin.call(deleteRole, { params: { name } })).status).toBe(204)
  expectProblem(await admin.call(createRole, { body: role }), 409, 'role_exists')
  expect((await client.call(getMyPermissions, {})).body.permissions).not.toContain('users.read')

  // Also of one that was made when names were not yet kept.
  const old = await putRole()
  expect((await admin.call(deleteRole, { params: { name: old } })).status).toBe(204)
  expectProblem(await admin.call(createRole, { body: { ...role, name: old } }), 409, 'role_exists')
})

test('a role that reads accounts opens them at the next call, changes none, and closes with the role', async () => {
  const { client } = await completeMember(url)
  const id = userIdOf(client)
  const params = { userId: demoUserId('member@demo.test') }
  const read = () =>
    Promise.all([
      client.call(listUsers, { query: { q: 'demo' } }),
      client.call(countUsers, {}),
      client.call(getUserAsAdmin, { params }),
    ])
  const refused = async () => {
    for (const answer of await read()) expectProblem(answer, 403, 'permission')
  }
  await refused()
  const name = await putRole(['users.read'])
  await changeUser(id, { role: name })
  for (const answer of await read()) expect(answer.status).toBe(200)
  const change = await client.call(updateUserAsAdmin, { params, body: { city: 'Tulsa', version: 1 } })
  expectProblem(change, 403, 'admin_only')
  expectProblem(await client.call(exportUsers, { body: {} }), 403, 'admin_only')

  expect((await admin.call(deleteRole, { params: { name } })).status).toBe(204)
  await refused()

  const given = await putRole(['users.read'])
  await changeUser(id, { role: given })
  expect((await client.call(countUsers, {})).status).toBe(200)
  await changeUser(id, { role: undefined })
  await refused()
})

test('no role can change accounts, neither a new one nor one that is there', async () => {
  const name = await putRole(['users.read'])
  for (const permission of ['users.update', 'users.delete', 'admin', '*']) {
    const role = { description: '', permissions: [permission as never] }
    const made = await admin.call(createRole, { body: { name: newRoleName(), ...role } })
    expectProblem(made, 400, 'validation_failed')
    const changed = await admin.call(updateRole, { params: { name }, body: { ...role, version: 1 } })
    expectProblem(changed, 400, 'validation_failed')
  }
})
