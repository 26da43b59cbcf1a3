import { afterAll, beforeAll, expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { signOut } from '#shared/platform/sessions/contract.ts'
import { signOutUser, suspendUser, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { guardedRoutes } from '#test/support/guarded-routes.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

let admin: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

const ofAdministrators = guardedRoutes.filter((name) => routes[name].path.startsWith('/api/admin/'))

/** One route of each sort of access, which every way to end access must close. */
const sorts = [
  ...Map.groupBy(Object.keys(routes) as RouteName[], (name) =>
    JSON.stringify((routes[name] as Contract).auth),
  ),
].flatMap(([auth, names]) => (/public|webhook/.test(auth) ? [] : names.slice(0, 1)))

/** Three ways end a session with the same answer: each is tried on its third of the routes. */
const third = (part: 0 | 1 | 2) => [
  ...new Set([...sorts, ...guardedRoutes.filter((_, index) => index % 3 === part)]),
]

let calls = 0
afterAll(() => console.log(`ended access: ${calls} calls on ${guardedRoutes.length} routes`))

/** What each of these routes answers to this caller, where it is not the refusal that is meant. */
async function unlike(client: Client, names: RouteName[], status: 401 | 403, codes: string[]) {
  const answers = await Promise.all(
    names.map(async (name) => {
      const input = await routeFixtures[name].sample()
      calls++
      const answer = await client.call(routes[name] as Contract, input)
      const { code = '' } = (answer.body ?? {}) as { code?: string }
      return answer.status === status && codes.includes(code)
        ? undefined
        : `${name}: ${answer.status} ${code}`
    }),
  )
  return answers.filter(Boolean)
}

/** Someone who was an administrator until now, so that no route is closed for another reason. */
async function administrator() {
  const { client } = await completeMember(url)
  const id = userIdOf(client)
  await changeUser(id, { membershipType: 'admin' })
  return { client, id, version: (await client.call(getMe, {})).body.version }
}

test('after logging out the token opens nothing', async () => {
  const { client } = await administrator()
  await client.call(signOut, {})
  expect(await unlike(client, third(0), 401, ['session_ended'])).toEqual([])
})

test('after an administrator signs a member out, their token opens nothing', async () => {
  const { client, id } = await administrator()
  expect((await admin.call(signOutUser, { params: { userId: id } })).status).toBeLessThan(300)
  expect(await unlike(client, third(1), 401, ['session_ended'])).toEqual([])
})

test('a suspended account opens nothing at the next call', async () => {
  const { client, id } = await administrator()
  const suspended = await admin.call(suspendUser, { params: { userId: id }, body: { reason: 'A test.' } })
  expect(suspended.status).toBe(200)
  expect(await unlike(client, third(2), 401, ['session_ended'])).toEqual([])
})

test('nor does a token whose sessions have not been ended', async () => {
  const { client, id } = await administrator()
  await changeUser(id, { status: 'suspended' })
  expect(await unlike(client, guardedRoutes, 403, ['account_suspended'])).toEqual([])
})

test('a demoted administrator is none at the next call', async () => {
  const { client, id, version } = await administrator()
  const demoted = await admin.call(updateUserAsAdmin, {
    params: { userId: id },
    body: { membershipType: 'competitor', version },
  })
  expect(demoted.status).toBe(200)
  expect(await unlike(client, ofAdministrators, 403, ['admin_only', 'permission'])).toEqual([])
  expect((await client.call(getMe, {})).status).toBe(200)
})

test('the token of a deleted account opens nothing', async () => {
  const { client, id } = await administrator()
  const profile = await users.get({ id }, { consistent: true })
  await commit(...(profile ? [users.delete(profile)] : []))
  expect(await unlike(client, guardedRoutes, 401, ['profile_missing'])).toEqual([])
})
