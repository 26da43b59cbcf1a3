import { expect, inject, test } from 'vitest'
import type { Contract } from '#shared/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { recoverSecondFactor } from '#shared/security/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newEmail } from '#test/support/new-member.ts'

const url = inject('cloudUrl')

/** How a caller would like to be seen: anew with every request. */
const disguise = (count: number) => ({
  'x-forwarded-for': `198.51.100.${count}`,
  'x-real-ip': `198.51.100.${count}`,
  'x-viewer-address': `198.51.100.${count}`,
  'x-origin-secret': '',
  'cf-connecting-ip': `198.51.100.${count}`,
  forwarded: `for=198.51.100.${count}`,
})

test('every change that needs no account is limited by address, and so is what proves a password', () => {
  const contracts = (Object.keys(routes) as RouteName[]).map((name): Contract => routes[name])
  const unlimited = contracts.filter(
    ({ auth, method, rateLimit }) => auth === 'public' && method !== 'GET' && rateLimit?.per !== 'ip',
  )
  const guessable = contracts.filter(
    ({ path, method, rateLimit }) =>
      /\/accounts\/(password|email|second-factor)/.test(path) && method !== 'GET' && !rateLimit,
  )
  expect([...unlimited, ...guessable].map(({ name }) => name)).toEqual([])
})

test('a limit by address holds whatever a caller says about where it is, and binds nobody else', async () => {
  const { max } = recoverSecondFactor.rateLimit
  const ask = (client: Client, count: number) =>
    client.call(
      recoverSecondFactor,
      { body: { email: newEmail(), recoveryCode: '0000-0000-0000-0000' } },
      disguise(count),
    )
  const client = new Client(url)
  for (let count = 1; count <= max; count++) expect((await ask(client, count)).status).toBe(400)
  for (let count = max + 1; count <= max + 5; count++) {
    const answer = await ask(client, count)
    expectProblem(answer, 429, 'rate_limited')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await ask(new Client(url), 1)).status).toBe(400)
})

test('a limit by member holds wherever the member calls from, and binds nobody else', async () => {
  const [one, other] = await Promise.all([completeMember(url), completeMember(url)])
  const contract = routes.requestExport
  for (let count = 1; count <= contract.rateLimit.max; count++)
    expect((await new Client(url, one.client.token).call(contract, {}, disguise(count))).status).toBe(202)
  const elsewhere = new Client(url, one.client.token)
  expectProblem(await elsewhere.call(contract, {}, disguise(99)), 429, 'rate_limited')
  expect((await other.client.call(contract, {})).status).toBe(202)
})
