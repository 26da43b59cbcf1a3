import { beforeAll, expect, test } from 'vitest'
import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import type { User } from '#shared/platform/users/user.ts'
import { routes } from '#shared/routes.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { testedRoutes } from '#test/support/tested-routes.ts'

const { url } = sharedCloud()

let admin: Client
let pro: Client
let businesses: readonly (readonly [User['membershipType'], Client])[]

beforeAll(async () => {
  admin = (await completeMember(url)).client
  pro = (await completeMember(url)).client
  businesses = await Promise.all(
    (['retailer', 'manufacturer', 'organization'] as const).map(async (membershipType) => {
      const { client } = await completeMember(url)
      await changeUser(userIdOf(client), { membershipType })
      return [membershipType, client] as const
    }),
  )
  await changeUser(userIdOf(admin), { membershipType: 'admin' })
  await changeUser(userIdOf(pro), { membershipType: 'pro_competitor' })
})

/** Some rights come with a membership, and no administrator has them. */
const isOfPro = ({ auth }: Contract) =>
  typeof auth === 'object' && 'permission' in auth && !permissionsByType.admin.includes(auth.permission)

const clientFor = (contract: Contract): Client => {
  const { auth } = contract
  if (auth === 'public') return new Client(url)
  if (typeof auth === 'object' && 'types' in auth)
    return businesses.find(([type]) => auth.types.includes(type))?.[1] ?? pro
  return isOfPro(contract) ? pro : admin
}

type Input = { params?: Record<string, string>; query?: object; body?: object }

test('every route refuses a field that it does not know, in its query and in its body, and names it', async () => {
  const unexpected: string[] = []
  let calls = 0
  await Promise.all(
    testedRoutes.map(async (name) => {
      const contract: Contract = routes[name]
      const client = clientFor(contract)
      const input: Input = await routeFixtures[name].sample()
      for (const place of ['query', 'body'] as const) {
        // Other programs fetch files, and add marks of their own to the address.
        if (!contract[place] || contract.mediaType) continue
        calls++
        const asked = { ...input, [place]: { ...input[place], nickname: 'x' } }
        const answer = await client.call(contract, asked as InputOf<Contract>)
        const { code, errors = [] } = (answer.body ?? {}) as { code?: string; errors?: { path: string }[] }
        if (code !== 'validation_failed' || !errors.some(({ path }) => path === `${place}.nickname`))
          unexpected.push(`${name} ${place}: ${answer.status} ${answer.text}`)
      }
    }),
  )
  console.log(
    `unknown fields: ${calls} calls on ${testedRoutes.length} routes, ${unexpected.length} unexpected`,
  )
  expect(unexpected).toEqual([])
})
