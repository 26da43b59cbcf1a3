import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCounters } from '#core/billing/billing/billing-counters.ts'
import { payingThrough } from '#core/billing/billing/billing-figures.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { getPaymentConfiguration } from '#shared/billing/billing/contract.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import {
  connectProvider,
  disconnectProvider,
  getPaymentSettings,
  testProvider,
  updatePaymentSettings,
} from '#shared/billing/payment-settings/contract.ts'
import type { PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { createSubscription } from '#shared/billing/subscriptions/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { logFiles } from '#test/support/planted-secrets.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { pro, subscribedMember } from '#test/support/subscribed-member.ts'
import { wholeTable } from '#test/support/whole-table.ts'

const password = demoPassword
let cloud: TestCloud
let admin: Client
let other: Client
beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
  other = await demoClient(cloud.url, 'admin')
})
afterAll(() => cloud?.stop())

const facts = async () => (await admin.call(getPaymentSettings, {})).body

type Decided = Pick<PaymentSettingsFacts, 'mode' | 'automaticTax' | 'version'> & {
  stripeActive: boolean
  paypalActive: boolean
}

async function decided(change: Partial<Decided> = {}) {
  const { mode, stripe, paypal, automaticTax, version } = await facts()
  return {
    mode,
    stripeActive: stripe.active,
    paypalActive: paypal.active,
    automaticTax,
    version,
    password,
    ...change,
  }
}

const decide = async (change: Partial<Decided> & { password?: string } = {}, client = admin) =>
  client.call(updatePaymentSettings, { body: { ...(await decided()), ...change } })

const connect = (body: object, provider: 'stripe' | 'paypal' = 'stripe') =>
  admin.call(connectProvider, { params: { provider }, body: { mode: 'test', password, ...body } })

const disconnect = (mode: 'test' | 'live', provider: 'stripe' | 'paypal' = 'stripe') =>
  admin.call(disconnectProvider, { params: { provider }, body: { mode, password } })

const liveKeys = { mode: 'live', secretKey: 'sk_live_laptop', publishableKey: 'pk_live_laptop' }

/** Members of the demo pay in test mode: as though all of them had gone. */
async function countedAs(count: number) {
  await controlOf(cloud.url).settle()
  for (const provider of ['stripe', 'paypal'])
    await commit(
      billingCounters.derive({
        partition: 'BILLING_COUNTS',
        name: payingThrough(provider),
        count: provider === 'stripe' ? count : 0,
        version: 1,
      }),
    )
}

test('an administrator sees of secrets only that they are there and how they end', async () => {
  const { mode, stripe, paypal, dunning } = await facts()
  expect(mode).toBe('test')
  expect(stripe.test).toMatchObject({
    publishableKey: 'pk_test_laptop',
    secretKey: { configured: true, lastFour: 'ptop' },
    webhook: { configured: true },
  })
  expect(stripe.live.secretKey).toEqual({ configured: false })
  expect(paypal.test.clientSecret).toMatchObject({ configured: true, lastFour: 'cret' })
  expect(dunning).toMatchObject({ stripeTries: 8, paypalTries: 1 })
})

test('nothing is decided, connected or disconnected without the password', async () => {
  const { version } = await facts()
  for (const wrong of [undefined, 'Wrong-Pass-2026!']) {
    const answers = [
      await decide({ stripeActive: false, password: wrong }),
      await connect({ secretKey: 'sk_test_another', password: wrong }),
      await admin.call(disconnectProvider, {
        params: { provider: 'stripe' },
        body: { mode: 'test', password: wrong },
      }),
    ]
    for (const answer of answers) expect([400, 401, 403, 422], answer.text).toContain(answer.status)
  }
  expect((await facts()).version).toBe(version)
})

test('a provider that is turned off takes nothing new, and members read the sentence for it', async () => {
  expect((await decide({ stripeActive: false })).body).toMatchObject({ stripe: { active: false } })
  const { client } = await completeMember(cloud.url)
  expect((await client.call(getPaymentConfiguration, {})).body.stripe.active).toBe(false)
  await expect
    .poll(async () => (await client.call(createSubscription, { body: pro })).text, { interval: 250 })
    .toContain('Stripe is not active in payment configuration')
  expect((await decide({ stripeActive: true })).body).toMatchObject({ stripe: { active: true } })
  const { body } = await admin.call(listBillingAudit, { query: { limit: 2 } })
  expect(body.items).toMatchObject([
    { action: 'payment_settings_change', entityId: 'test', newValues: { fields: ['stripeActive'] } },
    { action: 'payment_settings_change', newValues: { fields: ['stripeActive'] } },
  ])
})

test('one of several administrators who decide at the same time wins', async () => {
  const body = await decided()
  const answers = await Promise.all(
    [admin, other, admin, other, admin].map((client, at) =>
      client.call(updatePaymentSettings, {
        body: { ...body, ...(at % 2 ? { stripeActive: false } : { paypalActive: false }) },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectProblem(answer, 409, 'version_conflict')
  await decide({ stripeActive: true, paypalActive: true })
})

test('a key of the other mode is refused by its field, and so is one that the provider does not accept', async () => {
  const live = expectProblem(await connect({ secretKey: 'sk_live_laptop' }), 400, 'wrong_mode_key')
  expect(live.detail).toBe('This is a live key. Switch the mode to live first.')
  expect(live.errors?.[0]?.path).toBe('body.secretKey')
  const publishable = expectProblem(
    await connect({ publishableKey: 'pk_live_laptop' }),
    400,
    'wrong_mode_key',
  )
  expect(publishable.errors?.[0]?.path).toBe('body.publishableKey')
  const tested = expectProblem(
    await connect({ ...liveKeys, secretKey: 'sk_test_laptop' }),
    400,
    'wrong_mode_key',
  )
  expect(tested.detail).toBe('This is a test key. Switch the mode to test first.')
  const refused = expectProblem(
    await connect({ ...liveKeys, secretKey: 'sk_live_refused' }),
    422,
    'key_refused',
  )
  expect(refused.detail).toBe('Stripe did not accept this key.')
  const missing = expectProblem(await connect({ ...liveKeys, secretKey: undefined }), 400, 'key_missing')
  expect(missing.errors?.[0]?.path).toBe('body.secretKey')
  expectProblem(await connect({ clientSecret: 'another-secret' }, 'paypal'), 422, 'key_refused')
  expect((await facts()).stripe.live.secretKey.configured).toBe(false)
})

test('live mode needs its keys first, and the refusal says what is missing', async () => {
  await countedAs(0)
  const { detail } = expectProblem(await decide({ mode: 'live', paypalActive: false }), 409, 'mode_not_ready')
  expect(detail).toBe(
    'Live mode needs a live key, a webhook endpoint and a price for every plan. Missing: a live key, a webhook endpoint.',
  )
})

test('members who pay keep the mode and the keys from being taken away', async () => {
  await countedAs(12)
  const { detail } = expectProblem(await decide({ mode: 'live' }), 409, 'mode_in_use')
  expect(detail).toBe('12 members pay in test mode. Live mode would stop tracking them.')
  const { detail: running } = expectProblem(await disconnect('test'), 409, 'provider_in_use')
  expect(running).toBe('Stripe subscriptions are running. Turn off new ones instead of removing the keys.')
  expectProblem(await disconnect('live', 'paypal'), 409, 'provider_not_connected')
})

test('keys of the other mode are stored with their endpoint and leave the plans as they are', async () => {
  const before = itemsWith(
    'price_',
    (await wholeTable()).filter(({ entity }) => entity === 'plan'),
  )
  const { body, status, text } = await connect(liveKeys)
  expect(status, text).toBe(200)
  expect(body.stripe.live).toMatchObject({
    publishableKey: 'pk_live_laptop',
    secretKey: { configured: true, lastFour: 'ptop', changedBy: 'Site Administrator' },
    webhook: { configured: true },
  })
  expect(body.mode).toBe('test')
  expect(
    itemsWith(
      'price_',
      (await wholeTable()).filter(({ entity }) => entity === 'plan'),
    ),
  ).toEqual(before)
})

test('a switch that breaks off leaves the mode as it was, and pressing again finishes it', async () => {
  await countedAs(0)
  const control = controlOf(cloud.url)
  await control.stripeSwitches({
    requests: { fault: 'error', times: 3, route: 'GET /v1/prices/' },
  })
  const broken = await decide({ mode: 'live', paypalActive: false })
  await control.stripeSwitches({ requests: { fault: 'error', times: 0 } })
  expectProblem(broken, 503, 'payment_provider_unavailable')
  expect((await facts()).mode).toBe('test')
  const answer = await decide({ mode: 'live', paypalActive: false })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.mode).toBe('live')
  const tests = await admin.call(testProvider, { params: { provider: 'stripe' }, body: { mode: 'live' } })
  expect(tests.body).toMatchObject({ works: true })
  await countedAs(1)
  const { detail } = expectProblem(await decide({ mode: 'test' }), 409, 'mode_in_use')
  expect(detail).toBe('1 member pays in live mode. Test mode would stop tracking them.')
  await countedAs(0)
  expect((await decide({ mode: 'test' })).body.mode).toBe('test')
  expect((await disconnect('live')).body.stripe.live.secretKey).toEqual({ configured: false })
})

test('a test of the connection says what works, and changes nothing', async () => {
  // The endpoint that live keys had made at the same address has gone with them.
  expect((await connect({})).status).toBe(200)
  const { version } = await facts()
  const stripe = await admin.call(testProvider, { params: { provider: 'stripe' }, body: { mode: 'test' } })
  expect(stripe.body, stripe.text).toMatchObject({ works: true })
  expect(stripe.body.checks.map(({ what }) => what)).toEqual([
    'Stripe accepts the key',
    'The webhook endpoint exists and is on',
    'Every plan has its price',
  ])
  const paypal = await admin.call(testProvider, { params: { provider: 'paypal' }, body: { mode: 'test' } })
  expect(paypal.body, paypal.text).toMatchObject({ works: true })
  expectProblem(
    await admin.call(testProvider, { params: { provider: 'paypal' }, body: { mode: 'live' } }),
    409,
    'provider_not_connected',
  )
  expect((await facts()).version).toBe(version)
})

test('members who pay through a provider are counted as they come', async () => {
  await controlOf(cloud.url).settle()
  const { payingMembers: before } = await facts()
  await subscribedMember(cloud.url)
  await controlOf(cloud.url).settle()
  expect((await facts()).payingMembers.stripe).toBe(before.stripe + 1)
})

test('a secret that was stored stands in no answer, row, log or kept answer', async () => {
  const secretKey = 'sk_test_NeverSeenAgain8842'
  const key = crypto.randomUUID()
  const body = { mode: 'test', password, secretKey } as const
  const answer = await admin.call(
    connectProvider,
    { params: { provider: 'stripe' }, body },
    { 'idempotency-key': key },
  )
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.stripe.test.secretKey).toMatchObject({ lastFour: '8842' })
  await decide({ automaticTax: false })
  await connect({ secretKey: `${secretKey}?`, publishableKey: 'pk_test_laptop' })
  await controlOf(cloud.url).settle()
  const marker = 'NeverSeenAgain8842'
  expect(itemsWith(marker, await wholeTable())).toEqual([])
  for (const text of [
    answer.text,
    (await admin.call(getPaymentSettings, {})).text,
    (await admin.call(listBillingAudit, { query: { limit: 20 } })).text,
    (await admin.call(testProvider, { params: { provider: 'stripe' }, body: { mode: 'test' } })).text,
    ...logFiles(cloud.dataDir).map((file) => readFileSync(file, 'utf8')),
  ])
    expect(text.includes(marker)).toBe(false)
  expect((await connect({ secretKey: 'sk_test_laptop' })).status).toBe(200)
})
