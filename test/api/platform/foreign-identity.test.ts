import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import type { User } from '#shared/platform/users/user.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { guardedRoutes } from '#test/support/guarded-routes.ts'
import { newMember } from '#test/support/new-member.ts'
import { logFiles } from '#test/support/planted-secrets.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { testedRoutes } from '#test/support/tested-routes.ts'

const { url } = sharedCloud()

const victimId = demoUserId('member@demo.test')

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object }
const inputOf = async (name: RouteName): Promise<Input> => routeFixtures[name].sample()

const callers = {} as Record<
  'member' | 'admin' | 'pro' | 'retailer' | 'manufacturer' | 'organization',
  Client
>

beforeAll(async () => {
  const of = async (membershipType?: User['membershipType']) => {
    const { client } = await completeMember(url)
    if (membershipType) await changeUser(userIdOf(client), { membershipType })
    return client
  }
  const [member, admin, pro, retailer, manufacturer, organization] = await Promise.all([
    of(),
    of('admin'),
    of('pro_competitor'),
    of('retailer'),
    of('manufacturer'),
    of('organization'),
  ])
  Object.assign(callers, { member, admin, pro, retailer, manufacturer, organization })
})

const keys = ['userId', 'adminId'] as const

/** The same request, naming someone else in one place more, by the two names in turn. */
async function foreignRequests(name: RouteName, turn: number): Promise<[place: string, Input][]> {
  const contract: Contract = routes[name]
  const input = await inputOf(name)
  const places = contract.body ? (['query', 'body'] as const) : (['query'] as const)
  return places.map((place, index) => {
    // Where a route is made for it, the place that names the account does so rightly.
    const rightly = contract.namesAnyUser && contract[place] !== undefined
    const key = rightly ? 'adminId' : (keys[(turn + index) % 2] ?? 'userId')
    return [`${place}.${key}`, { ...input, [place]: { ...input[place], [key]: victimId } }]
  })
}

const open = testedRoutes.filter((name) => (routes[name] as Contract).auth === 'public')

const logged = () =>
  logFiles(sharedCloud().dataDir)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')

const businesses = ['retailer', 'manufacturer', 'organization'] as const

/**
 * The caller whom a route lets in: an administrator if members have no right to it, a Pro member if no administrator
 * has, and a business where it is for businesses.
 */
function callerOf({ auth }: Contract): keyof typeof callers {
  if (typeof auth !== 'object') return auth === 'admin' ? 'admin' : 'member'
  if ('types' in auth) return businesses.find((type) => auth.types.includes(type)) ?? 'member'
  return !permissionsByType.admin.includes(auth.permission) ? 'pro' : 'admin'
}

test('a caller who names someone else, anywhere in a request of any route, is refused and noted', async () => {
  const requestIds: string[] = []
  const unexpected: string[] = []
  let calls = 0
  await Promise.all(
    guardedRoutes.map(async (name, turn) => {
      const contract: Contract = routes[name]
      const client = callers[callerOf(contract)]
      for (const [place, input] of await foreignRequests(name, turn)) {
        calls++
        const answer = await client.call(contract, input as InputOf<Contract>)
        const { code } = (answer.body ?? {}) as { code?: string }
        if (answer.status !== 403 || code !== 'foreign_identity')
          unexpected.push(`${name} ${place}: ${answer.status} ${answer.text}`)
        else requestIds.push(String(answer.headers['x-request-id']))
      }
    }),
  )
  console.log(`foreign identities: ${requestIds.length} refused, ${unexpected.length} unexpected`)
  expect(unexpected).toEqual([])
  expect(requestIds.length).toBe(calls)
  const noted = () => {
    const lines = logged()
      .split('\n')
      .filter((line) => line.includes('security.foreign_identity'))
      .join('\n')
    return requestIds.filter((id) => !lines.includes(id))
  }
  await expect.poll(noted).toEqual([])
})

test('only administrators’ routes are made to name others', () => {
  const naming = guardedRoutes.filter((name) => (routes[name] as Contract).namesAnyUser)
  expect(naming.filter((name) => !routes[name].path.startsWith('/api/admin/'))).toEqual([])
})

test('a form that is open to all names no one', async () => {
  for (const name of open) {
    const contract: Contract = routes[name]
    if (!contract.body) continue
    const input = await inputOf(name)
    for (const key of keys)
      expectProblem(
        await new Client(url).call(contract, {
          ...input,
          body: { ...input.body, [key]: victimId },
        } as InputOf<Contract>),
        400,
        'validation_failed',
      )
  }
})

test('what belongs to someone else is not found, on every route of members that names a thing', async () => {
  const naming = guardedRoutes.filter((name) => {
    const { auth, path } = routes[name] as Contract
    return auth !== 'admin' && path.includes('/:') && !path.startsWith('/api/admin/')
  })
  expect(naming.filter((name) => !routeFixtures[name].foreign)).toEqual([])
  const { client: owner } = await newMember(url, 'retailer')
  const id = userIdOf(owner)
  for (const name of guardedRoutes) {
    const foreign = await routeFixtures[name].foreign?.({ client: owner, id })
    if (!foreign) continue
    const { caller = callers.member, input, code } = foreign
    expectProblem(await caller.call(routes[name] as Contract, input), 404, code)
  }
})
