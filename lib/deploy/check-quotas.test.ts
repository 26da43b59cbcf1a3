import { beforeEach, expect, test } from 'vitest'
import { domainStackKeys } from '#lib/stacks/nouns-of-stacks.ts'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { checkQuotas, quotasTaken } from './check-quotas.ts'

let account: { roles: number; concurrency: number; reserved: number }
let said: string[]

beforeEach(() => {
  account = { roles: 40, concurrency: 1000, reserved: 0 }
  said = []
})

answerAsAws((request, _, response) => {
  const summary = `<entry><key>Roles</key><value>${account.roles}</value></entry>
    <entry><key>RolesQuota</key><value>2000</value></entry>`
  const settings = {
    AccountLimit: {
      ConcurrentExecutions: account.concurrency,
      UnreservedConcurrentExecutions: account.concurrency - account.reserved,
    },
    AccountUsage: { FunctionCount: 12 },
  }
  response.end(request.url?.includes('account-settings') ? JSON.stringify(settings) : summary)
})

const check = (more = {}) =>
  checkQuotas({ reserves: true, isDeployed: false, say: (line) => said.push(line), ...more })

test('a deployment says what it takes of the account before it begins', async () => {
  await check()
  expect(said).toEqual([
    expect.stringMatching(/^Lambda functions: \d+ here, 12 in the account$/),
    expect.stringMatching(/^IAM roles: \d+ of 2000 needed, 40 used by others$/),
    expect.stringMatching(/^CloudFront behaviors: \d+ of 75 needed$/),
    expect.stringMatching(/^Routes per API: \d+ of 300 needed$/),
    expect.stringMatching(/^EventBridge rules: \d+ of 300 needed$/),
    expect.stringMatching(/^Concurrent executions of Lambda: \d+ of 1000 needed$/),
    expect.stringMatching(/^Reserved for bulk work, sign-ins, webhooks, and streams: \d+ of 400 at most$/),
  ])
})

test('functions that together reserve more than leaves the APIs enough are not deployed', async () => {
  const taken = quotasTaken()
  expect(taken.reserved).toBeLessThanOrEqual(400)
  await expect(check({ taken: { ...taken, reserved: 400 } })).resolves.toBeUndefined()
  await expect(check({ taken: { ...taken, reserved: 401 } })).rejects.toThrow(
    /^The functions reserve 401 concurrent executions, and 400 is the most\. Lower limits in .*bulk-facts\.ts/,
  )
  // A demo reserves nothing, whatever the functions ask for.
  await expect(check({ taken: { ...taken, reserved: 401 }, reserves: false })).resolves.toBeUndefined()
  expect(said.filter((line) => line.startsWith('Reserved'))).toHaveLength(2)
})

test('a new account, which may run ten functions at once, is told what to raise instead of failing half way', async () => {
  account.concurrency = 10
  await expect(check()).rejects.toThrow(
    /^Raise “Concurrent executions of Lambda” to at least \d+ in Service Quotas/,
  )
  await expect(check({ reserves: false })).resolves.toBeUndefined()
})

test('roles of others are counted for a first deployment; later the platform’s own are among them', async () => {
  account.roles = 1900
  await expect(check()).rejects.toThrow('Raise “IAM roles”')
  await expect(check({ isDeployed: true })).resolves.toBeUndefined()
})

test('what other functions of the account have reserved is counted for a first deployment', async () => {
  account.reserved = 900
  await expect(check()).rejects.toThrow('Raise “Concurrent executions of Lambda”')
  await expect(check({ isDeployed: true })).resolves.toBeUndefined()
})

test('a role is counted for each function and for the schedules of each stack', () => {
  const { functions, roles, behaviors } = quotasTaken()
  expect(roles).toBeGreaterThan(functions + 10)
  expect(roles).toBeLessThanOrEqual(functions + 10 + domainStackKeys.length)
  expect(behaviors).toBeLessThan(75)
})
