import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Contract, InputOf } from '#shared/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { getMe } from '#shared/users/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { nobodys } from '#test/support/nobodys.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sampleInputs } from '#test/support/sample-inputs.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

const mutations = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method !== 'GET')
const foreign = randomBytes(32).toString('hex')
const malformed = 'x'.repeat(64)

/** What another site can make the browser of a signed-in member send; an empty header is as good as none. */
const attacks: Record<string, Record<string, string>> = {
  'without a token': { 'x-csrf-token': '', cookie: '' },
  'with the cookie alone': { 'x-csrf-token': '' },
  'with the header alone': { cookie: '' },
  'with a foreign header': { 'x-csrf-token': foreign },
  'with a foreign cookie': { cookie: `csrf_token=${foreign}` },
  'with a pair that is no token': { 'x-csrf-token': malformed, cookie: `csrf_token=${malformed}` },
}
const fromElsewhere = { 'sec-fetch-site': 'cross-site' }

test('no change of the platform can be made from another site or without the token of the session', async () => {
  const { client } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  // The welcome, which is no change from another site, has arrived.
  await controlOf(url).settle()
  const before = (await client.call(getMe, {})).body
  let refused = 0
  const unexpected: string[] = []
  await Promise.all(
    mutations.map(async (name) => {
      const contract: Contract = routes[name]
      if (contract.auth === 'webhook') return
      // A form that is open to all has no session to forge; where it is sent from counts all the same.
      const tried = { ...(contract.auth === 'public' ? {} : attacks), 'from another site': fromElsewhere }
      for (const [how, headers] of Object.entries(tried)) {
        const input = sampleInputs[name](nobodys) as InputOf<Contract>
        const answer = await client.call(contract, input, headers)
        if (answer.status === 403 && answer.text.includes('"code":"csrf"')) refused++
        else unexpected.push(`${name} ${how}: ${answer.status} ${answer.text}`)
      }
    }),
  )
  console.log(
    `forged changes: ${refused} refused on ${mutations.length} routes, ${unexpected.length} unexpected`,
  )
  expect(unexpected).toEqual([])
  expect((await client.call(getMe, {})).body).toEqual(before)
})

test('another site cannot move the clock or run a job of a laptop', async () => {
  const sent = (path: string, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ advance: 'nonsense' }) })
  for (const path of ['/_local/clock', '/_local/jobs/no-such-job', '/_local/control']) {
    expect((await sent(path, fromElsewhere)).status, path).toBe(403)
    expect((await sent(path, { 'sec-fetch-site': 'same-origin' })).status, path).not.toBe(403)
  }
})
