import { expect, test } from 'vitest'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { usageCounts, usedMonths } from '#core/ai/ai-settings/used-ai.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import { commit } from '#core/platform/db/commit.ts'
import { startImpersonation } from '#shared/accounts/impersonations/contract.ts'
import {
  getAiSettings,
  listAiUsage,
  listAiUsers,
  setAiKey,
  testAi,
  updateAiSettings,
} from '#shared/ai/ai-settings/admin-contract.ts'
import { aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { getAiStatus } from '#shared/ai/ai-settings/contract.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const baseUrl = 'https://engine.boxrise.test/v1'
const elsewhere = 'https://elsewhere.example/v1'

async function fieldsNow() {
  const { space: _, ...fields } = await readAiSettings({ consistent: true })
  return fields
}

test('everyone may know that nothing is sent, and nobody then learns where to', async () => {
  const { status, body } = await new Client(url).call(getAiStatus, {})
  expect(status).toBe(200)
  expect(body.features.map(({ feature }) => feature)).toEqual(aiFeatures)
  expect(body.features.every(({ on }) => !on)).toBe(true)
  expect(body).not.toHaveProperty('host')
})

test('no one but administrators sees or changes the settings, and none of them in a member’s place', async () => {
  const key = { body: { baseUrl, key: 'a-key-of-someone' } }
  const settings = { body: await fieldsNow() }
  const { client: member } = await completeMember(url)
  const answers = async (client: Client, headers = {}) => [
    await client.call(getAiSettings, {}, headers),
    await client.call(updateAiSettings, settings, headers),
    await client.call(setAiKey, key, headers),
    await client.call(testAi, {}, headers),
    await client.call(listAiUsage, {}, headers),
    await client.call(listAiUsers, { query: {} }, headers),
  ]
  for (const answer of await answers(member)) expectProblem(answer, 403, 'admin_only')
  const { body } = await admin.call(startImpersonation, { body: { userId: userIdOf(member) } })
  for (const answer of await answers(admin, { 'x-impersonation': body.handle }))
    expectProblem(answer, 403, 'admin_only')
})

test('administrators see the service, its hosts, and since when there is a key, but no key', async () => {
  const { body, text } = await admin.call(getAiSettings, {})
  expect(body).toMatchObject({
    engine: { baseUrl },
    hosts: ['engine.boxrise.test', 'other-engine.boxrise.test'],
    keys: expect.arrayContaining([{ host: 'engine.boxrise.test', setAt: expect.any(String) }]),
    month: { limit: body.monthlyTokens },
  })
  expect(text).not.toContain('any-key-opens-it')
})

test('a host that is not on the list of the deployment is refused', async () => {
  const fields = await fieldsNow()
  const answers = [
    await admin.call(updateAiSettings, { body: { ...fields, engine: { baseUrl: elsewhere, model: 'm' } } }),
    await admin.call(setAiKey, { body: { baseUrl: elsewhere, key: 'a-key-for-elsewhere' } }),
  ]
  for (const answer of answers)
    expect(expectProblem(answer, 422, 'ai_host_refused').detail).toBe('This host is not allowed for AI.')
  expect((await readAiSettings({ consistent: true })).engine?.baseUrl).toBe(baseUrl)
})

test.each([
  'http://engine.boxrise.test/v1',
  'https://engine.boxrise.test:8443/v1',
  'https://me:secret@engine.boxrise.test/v1',
  'https://engine.boxrise.test/v1?key=1',
  'engine.boxrise.test',
])('%s is no address of a service', async (wrong) => {
  expectProblem(
    await admin.call(setAiKey, { body: { baseUrl: wrong, key: 'a-key-of-someone' } }),
    400,
    'validation_failed',
  )
})

test('what someone else changed meanwhile is not overwritten', async () => {
  const fields = await fieldsNow()
  const answer = await admin.call(updateAiSettings, { body: { ...fields, version: fields.version + 7 } })
  expectProblem(answer, 409, 'version_conflict')
})

test('answer search is not turned on without a model for it, nor anything without a service', async () => {
  const { engine: _, ...fields } = await fieldsNow()
  const on = { on: true, who: 'admin', dailyPerUser: 5 } as const
  const withSearch = { ...fields, features: { ...fields.features, answer_search: on } }
  expectProblem(await admin.call(updateAiSettings, { body: withSearch }), 409, 'ai_no_engine')
  expectProblem(
    await admin.call(updateAiSettings, { body: { ...withSearch, engine: { baseUrl, model: 'echo-1' } } }),
    409,
    'ai_no_embeddings',
  )
})

test('saved settings are shown, and the service can be tested', async () => {
  const fields = await fieldsNow()
  const saved = await admin.call(updateAiSettings, { body: { ...fields, temperature: 0.4 } })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ temperature: 0.4, version: fields.version + 1 })
  const { status, body } = await admin.call(testAi, {})
  expect(status).toBe(200)
  expect(body.text).not.toBe('')
  expect(body.tokens).toBeGreaterThan(0)
})

test('usage of the last 30 days costs what the prices of today say', async () => {
  const day = siteDay(await control.now())
  const more = { calls: 1, failures: 0, inputTokens: 1000, outputTokens: 100 }
  const row = { day, feature: 'page_description', ...more, version: 1 } as const
  await commit(addTo(usageCounts, row, 'calls', 'failures', 'inputTokens', 'outputTokens'))
  const { items, month } = (await admin.call(listAiUsage, {})).body
  const { prices, monthlyTokens } = await fieldsNow()
  const found = items.find((item) => item.day === day && item.feature === 'page_description')
  const { inputTokens = 0, outputTokens = 0, costCents } = found ?? {}
  expect(inputTokens).toBeGreaterThanOrEqual(1000)
  expect(costCents).toBeCloseTo((inputTokens * prices.input + outputTokens * prices.output) / 1_000_000, 8)
  expect(month.limit).toBe(monthlyTokens)
})

test('the members who used it this month are listed with their names', async () => {
  const { client: member } = await completeMember(url)
  const userId = userIdOf(member)
  const month = siteDay(await control.now()).slice(0, 7)
  await commit(addTo(usedMonths, { userId, month, calls: 3, tokens: 900, version: 1 }, 'calls', 'tokens'))
  const listed = async () => {
    let cursor: string | undefined
    do {
      const { body } = await admin.call(listAiUsers, { query: { limit: 100, ...(cursor && { cursor }) } })
      const found = body.items.find((item) => item.userId === userId)
      if (found) return found
      cursor = body.nextCursor
    } while (cursor)
    return undefined
  }
  await expect.poll(listed).toEqual({ userId, name: expect.any(String), calls: 3, tokens: 900 })
})
