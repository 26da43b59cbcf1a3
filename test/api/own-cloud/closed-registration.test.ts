import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import { updateMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { updateSetting } from '#shared/platform/settings/contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newEmail, registration } from '#test/support/new-member.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let admin: Client

beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
})

afterAll(() => cloud.stop())

const register = (type: PublicMembershipType) =>
  new Client(cloud.url).call(registerAccount, { body: registration(newEmail(), type) })

test('a closed membership takes no one new, and the others go on', async () => {
  await admin.call(updateMembershipRules, {
    params: { type: 'retailer' },
    body: { registrationOpen: false, uploadsPerDay: 5, extraPermissions: [], version: 0 },
  })
  expectProblem(await register('retailer'), 403, 'membership_closed')
  expect((await register('competitor')).status).toBe(201)
})

test('a closed registration says that it is temporary', async () => {
  await admin.call(updateSetting, {
    params: { key: 'registration_open' },
    body: { value: false, version: 0 },
  })
  const { detail } = expectProblem(await register('competitor'), 503, 'registration_unavailable')
  expect(detail).toBe('Registration is temporarily unavailable. Please try again in a few moments.')
})
