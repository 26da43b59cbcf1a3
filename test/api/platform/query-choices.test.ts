import { beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import { routes } from '#shared/routes.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { testedRoutes } from '#test/support/tested-routes.ts'

const { url } = sharedCloud()

let admin: Client
let pro: Client

beforeAll(async () => {
  admin = (await completeMember(url)).client
  pro = (await completeMember(url)).client
  await changeUser(userIdOf(admin), { membershipType: 'admin' })
  await changeUser(userIdOf(pro), { membershipType: 'pro_competitor' })
})

type Definition = { type: string; innerType?: { def: Definition }; entries?: Record<string, string> }
type Query = { shape?: Record<string, { def: Definition }> }

/** Each choice that a query offers, one at a time, beside what the route asks for anyway. */
function choicesOf(query: z.ZodMiniType | undefined): [field: string, value: string][] {
  const fields = Object.entries((query as Query | undefined)?.shape ?? {})
  return fields.flatMap(([field, { def }]) => valuesOf(def).map((value): [string, string] => [field, value]))
}

const valuesOf = ({ type, innerType, entries = {} }: Definition): string[] =>
  type === 'enum' ? Object.values(entries) : innerType ? valuesOf(innerType.def) : []

const isOfPro = ({ auth }: Contract) =>
  typeof auth === 'object' && 'permission' in auth && !permissionsByType.admin.includes(auth.permission)

type Input = { query?: object }

test('what a list offers to choose from is answered, whatever is chosen', async () => {
  const failed: string[] = []
  let calls = 0
  const reading = testedRoutes.filter((name) => (routes[name] as Contract).method === 'GET')
  for (const name of reading) {
    const contract: Contract = routes[name]
    const client = isOfPro(contract) ? pro : admin
    const input: Input = await routeFixtures[name].sample(contract.auth === 'public' ? undefined : client)
    const asked = [
      input,
      ...choicesOf(contract.query).map(([field, value]) => ({
        ...input,
        query: { ...input.query, [field]: value },
      })),
    ]
    calls += asked.length
    const answers = await Promise.all(asked.map((one) => client.call(contract, one as InputOf<Contract>)))
    for (const [at, { status, text }] of answers.entries())
      if (status >= 500) failed.push(`${name} ${JSON.stringify(asked[at]?.query)}: ${status} ${text}`)
  }
  console.log(`choices: ${calls} calls on ${reading.length} routes, ${failed.length} failed`)
  expect(failed).toEqual([])
})
