import { expect, test } from 'vitest'
import { startImpersonation } from '#shared/accounts/impersonations/contract.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { guardedRoutes } from '#test/support/guarded-routes.ts'
import { userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

const isOfAdministrators = (name: RouteName) => routes[name].path.startsWith('/api/admin/')
const isRefused = (name: RouteName) => (routes[name] as Contract).whileImpersonating === 'refused'

/** What members do themselves or not at all: credentials, devices, copies of their data, the end of the account, money. */
const membersOwn = [
  /^\w+ \/api\/accounts\//,
  /^\w+ \/api\/users\/me\/(exports|deletion)/,
  /^(POST|PUT|PATCH|DELETE) \/api\/billing\//,
]

/** What leaves money and means of payment as they are. */
const harmless: RouteName[] = ['settleSubscription', 'checkPromoCode', 'downloadInvoice', 'downloadReceipt']

test('no administrator touches credentials, devices, copies of data, the account or money in a member’s place', () => {
  const own = guardedRoutes.filter((name) => {
    const { method, path } = routes[name]
    return !isOfAdministrators(name) && membersOwn.some((pattern) => pattern.test(`${method} ${path}`))
  })
  expect(own.filter((name) => !isRefused(name) && !harmless.includes(name))).toEqual([])
})

test('what only members may do is refused to administrators who act as them, in clear words, and so is everything of administrators', async () => {
  const admin = await demoClient(url, 'admin')
  const { client: member } = await completeMember(url)
  const { body } = await admin.call(startImpersonation, { body: { userId: userIdOf(member) } })
  const as = { 'x-impersonation': body.handle }
  const sample = async (name: RouteName) =>
    admin.call(routes[name] as Contract, await routeFixtures[name].sample(), as)
  const [ofAdministrators, membersAlone] = [
    guardedRoutes.filter(isOfAdministrators),
    guardedRoutes.filter((name) => !isOfAdministrators(name) && isRefused(name)),
  ]
  for (const name of membersAlone)
    expect(expectProblem(await sample(name), 403, 'impersonating').detail).toBe(
      'You cannot do this while impersonating a member. Stop impersonating first.',
    )
  for (const name of ofAdministrators) {
    const { code } = expectProblem(await sample(name), 403)
    if (isRefused(name)) expect(`${name}: ${code}`).toBe(`${name}: impersonating`)
  }
  console.log(`while impersonating: ${membersAlone.length + ofAdministrators.length} calls refused`)
})

test('what is allowed in a member’s place never breaks, also under an Idempotency-Key', async () => {
  const admin = await demoClient(url, 'admin')
  const { client: member } = await completeMember(url)
  const { body } = await admin.call(startImpersonation, { body: { userId: userIdOf(member) } })
  const as = { 'x-impersonation': body.handle }
  const allowed = guardedRoutes.filter(
    (name) => !isOfAdministrators(name) && !isRefused(name) && routes[name].method !== 'GET',
  )
  expect(allowed).toContain('checkPromoCode')
  const broken: string[] = []
  for (const name of allowed) {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const sample = await routeFixtures[name].sample()
    const { status } = await admin.call(routes[name] as Contract, sample, { ...as, ...key })
    if (status >= 500) broken.push(`${name}: ${status}`)
  }
  expect(broken).toEqual([])
})
