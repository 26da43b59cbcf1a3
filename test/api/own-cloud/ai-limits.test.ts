import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CompletionAsk,
  completeWithinLimits,
  embedWithinLimits,
  leftToday,
} from '#core/ai/ai-settings/ask-within-limits.ts'
import { readEngineKeys } from '#core/ai/ai-settings/engine-keys.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { budgetMonths, usageCounts, usedDays, usedMonths } from '#core/ai/ai-settings/used-ai.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import {
  getAiSettings,
  listAiUsage,
  setAiKey,
  testAi,
  updateAiSettings,
} from '#shared/ai/ai-settings/admin-contract.ts'
import { type AiSettings, firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import type { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let admin: Client
const lines: string[] = []

beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
  printLogsWith((line) => void lines.push(line))
})
afterAll(() => cloud.stop())

const baseUrl = 'https://engine.boxrise.test/v1'
const userId = demoUserId('member@demo.test')
const noAnswer = 'The AI service did not answer. Write the text yourself or try again.'

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1)

/** Each test has a month of its own. */
let years = 2030
const newMonth = () => `${++years}-05-14T16:00:00.000Z`

type Limits = { model?: string; monthlyTokens?: number; daily?: number }

function settingsOf({ model = 'echo-1', monthlyTokens = 1_000_000, daily = 100 }: Limits = {}): AiSettings {
  const feature = { on: true, who: 'members', dailyPerUser: daily } as const
  const features = { ...firstAiSettings.features, listing_text: feature, event_text: feature }
  return { ...firstAiSettings, engine: { baseUrl, model }, features, monthlyTokens }
}

const asking = (now: string, limits?: Limits): CompletionAsk => ({
  settings: settingsOf(limits),
  feature: 'listing_text',
  by: userId,
  now,
  system: 'You describe businesses.',
  data: { facts: [{ label: 'Name', value: 'Bass Works' }] },
})

const tokensOf = async (now: string) =>
  (await budgetMonths.get({ month: now.slice(0, 7) }, { consistent: true }))?.tokens ?? 0

const callsOf = async (now: string) => {
  const key = { userId, on: now.slice(0, 10), feature: 'listing_text' } as const
  return (await usedDays.get(key, { consistent: true }))?.calls ?? 0
}

const usageOn = (now: string) =>
  usageCounts.get({ day: now.slice(0, 10), feature: 'listing_text' }, { consistent: true })

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? (result.reason as { code?: string }).code : 'through'

const codesOf = (results: readonly PromiseSettledResult<unknown>[], code: string) =>
  results.filter((result) => codeOf(result) === code).length

const atOnce = (ask: CompletionAsk) =>
  Promise.allSettled(Array.from({ length: 40 }, () => completeWithinLimits(ask)))

type Received = { path: string; body: { model: string; messages: { content: string }[]; input: string[] } }

const requests = async () =>
  (await (await fetch(`${cloud.url}/_local/ai/requests.json`)).json()) as Received[]

const forgetRequests = () => fetch(`${cloud.url}/_local/ai/requests.json`, { method: 'DELETE' })

test.each(rounds)(
  'of 40 calls at once at the cap of the month exactly those get through that it has room for (round %i)',
  async () => {
    // It does not count, so that each call stays what was reserved for it.
    const model = 'uncounted'
    const { tokens: each } = await completeWithinLimits(asking(newMonth(), { model }))
    const now = newMonth()
    await forgetRequests()
    const monthlyTokens = 8 * each - 1
    const results = await atOnce(asking(now, { model, monthlyTokens }))
    expect({ through: codesOf(results, 'through'), refused: codesOf(results, 'ai_budget_used') }).toEqual({
      through: 7,
      refused: 33,
    })
    expect(await tokensOf(now)).toBe(7 * each)
    expect(await requests()).toHaveLength(7)
    // Who was refused by the month keeps the draft of the day.
    expect(await callsOf(now)).toBe(7)
    expect(await usageOn(now)).toMatchObject({ calls: 7, failures: 0 })
  },
)

test.each(rounds)(
  'whatever a call took, the month is never overdrawn while others are under way (round %i)',
  async () => {
    const now = newMonth()
    const monthlyTokens = 2000
    const seen: number[] = []
    let isOver = false
    const watching = (async () => {
      while (!isOver) seen.push(await tokensOf(now))
    })()
    const results = await atOnce(asking(now, { monthlyTokens }))
    isOver = true
    await watching
    const through = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.tokens] : []))
    expect(Math.max(...seen)).toBeLessThanOrEqual(monthlyTokens)
    expect(through.length).toBeGreaterThanOrEqual(5)
    expect(await tokensOf(now)).toBe(through.reduce((sum, tokens) => sum + tokens, 0))
    const [used] = (
      await usedMonths.list({ pk: `USER#${userId}`, prefix: `AI_MONTH#${now.slice(0, 7)}`, limit: 1 })
    ).items
    expect(used).toMatchObject({ calls: through.length, tokens: await tokensOf(now) })
  },
)

test.each(rounds)(
  'of 40 calls at once at the cap of a day exactly as many get through as the member may make (round %i)',
  async () => {
    const now = newMonth()
    const ask = asking(now, { daily: 5 })
    const results = await atOnce(ask)
    expect({ through: codesOf(results, 'through'), refused: codesOf(results, 'ai_daily_limit') }).toEqual({
      through: 5,
      refused: 35,
    })
    const lefts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.left] : []))
    expect(lefts.toSorted()).toEqual([0, 1, 2, 3, 4])
    await expect(completeWithinLimits(ask)).rejects.toThrow('You have used all 5 of today’s drafts.')
    expect(await leftToday(userId, ask.settings, now)).toMatchObject({ listing_text: 0, event_text: 5 })
    // The limit is each member’s own, ends with the day in New York, and is none for the platform itself.
    const tomorrow = now.replace('14T16', '15T05')
    for (const other of [
      { by: demoUserId('pro@demo.test') },
      { by: undefined },
      { now: tomorrow },
      { feature: 'event_text' as const },
    ])
      expect((await completeWithinLimits({ ...ask, ...other })).text).toContain('Bass Works')
  },
)

test('a call that the service refused gives back its draft and its tokens', async () => {
  for (const model of ['busy', 'redirect']) {
    const now = newMonth()
    await expect(completeWithinLimits(asking(now, { model }))).rejects.toMatchObject({ code: 'ai_no_answer' })
    expect({ calls: await callsOf(now), tokens: await tokensOf(now) }).toEqual({ calls: 0, tokens: 0 })
    expect(await usageOn(now)).toMatchObject({ calls: 1, failures: 1, inputTokens: 0, outputTokens: 0 })
  }
})

test('a call that brought no answer gives back its draft, and keeps what the service read', async () => {
  for (const model of ['wrong', 'huge', 'empty']) {
    const now = newMonth()
    await expect(completeWithinLimits(asking(now, { model }))).rejects.toThrow(noAnswer)
    const usage = await usageOn(now)
    expect(usage).toMatchObject({ calls: 1, failures: 1, outputTokens: 0 })
    expect(usage?.inputTokens).toBeGreaterThan(10)
    expect({ calls: await callsOf(now), tokens: await tokensOf(now) }).toEqual({
      calls: 0,
      tokens: usage?.inputTokens,
    })
  }
})

test('a text that came to nothing is counted as the service says', async () => {
  const now = newMonth()
  await expect(completeWithinLimits(asking(now, { model: 'thinking' }))).rejects.toThrow(noAnswer)
  expect(await usageOn(now)).toMatchObject({ failures: 1, inputTokens: 40, outputTokens: 250 })
  expect({ calls: await callsOf(now), tokens: await tokensOf(now) }).toEqual({ calls: 0, tokens: 290 })
})

test('signs that are tokens of their own are reserved as such', async () => {
  const now = newMonth()
  const facts = [{ label: 'Name', value: '音'.repeat(300) }]
  const ask = { ...asking(now, { model: 'uncounted', monthlyTokens: 1000 }), data: { facts } }
  expect((await completeWithinLimits(ask)).tokens).toBeGreaterThan(600)
})

test('without a key or with a host that is not allowed nothing is taken', async () => {
  const now = newMonth()
  const ask = asking(now)
  for (const [host, code] of [
    ['other-engine.boxrise.test', 'ai_no_key'],
    ['elsewhere.example', 'ai_host_refused'],
  ]) {
    const engine = { baseUrl: `https://${host}/v1`, model: 'echo-1' }
    await expect(completeWithinLimits({ ...ask, engine })).rejects.toMatchObject({ code })
  }
  expect({ calls: await callsOf(now), tokens: await tokensOf(now) }).toEqual({ calls: 0, tokens: 0 })
})

test('addresses and numbers are masked before they leave, and instructions stay apart from data', async () => {
  await forgetRequests()
  const text = 'I am ann@mail.example, (214) 555-0100, card 4242 4242 4242 4242, 12 Main Street.'
  await completeWithinLimits({ ...asking(newMonth()), data: { messages: [{ from: 'customer', text }] } })
  const space = { baseUrl, embeddingModel: 'hash-64' }
  await embedWithinLimits({
    settings: settingsOf(),
    feature: 'answer_search',
    now: newMonth(),
    space,
    texts: [text],
  })
  const sent = await requests()
  expect(JSON.stringify(sent)).not.toMatch(/ann@|555-0100|4242|Main Street/)
  const completion = sent.find(({ path }) => path.endsWith('/completions'))
  expect(completion?.body.messages.map(({ content }) => content)).toEqual([
    'You describe businesses.',
    expect.stringMatching(
      /^```json\n[\s\S]*I am \[email\], \[phone\], card \[number\], \[address\][\s\S]*\n```$/,
    ),
  ])
})

test('vectors come for many texts in their order, and never of two lengths', async () => {
  const texts = Array.from({ length: 25 }, (_, at) => `Amplifier number ${at}`)
  const asked = { settings: settingsOf(), feature: 'answer_search', now: newMonth(), texts } as const
  const of = (embeddingModel: string) => embedWithinLimits({ ...asked, space: { baseUrl, embeddingModel } })
  await forgetRequests()
  const { vectors, tokens } = await of('hash-128')
  expect(vectors).toHaveLength(25)
  expect(new Set(vectors.map(({ length }) => length))).toEqual(new Set([128]))
  const [alone] = (
    await embedWithinLimits({
      ...asked,
      texts: texts.slice(24),
      space: { baseUrl, embeddingModel: 'hash-128' },
    })
  ).vectors
  expect(vectors[24]).toEqual(alone)
  expect(tokens).toBeGreaterThan(0)
  for (const model of ['hash-mixed', 'wrong', 'empty'])
    await expect(of(model)).rejects.toMatchObject({ code: 'ai_no_answer' })
})

async function use(engine: AiSettings['engine'], changes: Partial<AiSettings> = {}) {
  const { space: _, ...before } = await readAiSettings({ consistent: true })
  return admin.call(updateAiSettings, { body: { ...before, ...changes, engine } })
}

const failures = async () =>
  (await admin.call(listAiUsage, {})).body.items.reduce((sum, count) => sum + count.failures, 0)

test('an engine that redirects, is late, wrong, huge, or busy is no answer, and counts as a failure', {
  timeout: 60_000,
}, async () => {
  const before = await failures()
  const models = ['redirect', 'late', 'wrong', 'huge', 'busy']
  for (const model of models) {
    expect((await use({ baseUrl, model })).status).toBe(200)
    expect(expectProblem(await admin.call(testAi, {}), 503, 'ai_no_answer').detail).toBe(noAnswer)
  }
  expect(await failures()).toBe(before + models.length)
  await use({ baseUrl, model: 'once-busy', embeddingModel: 'hash-64' })
  const { status, body } = await admin.call(testAi, {})
  expect(status).toBe(200)
  expect(body).toMatchObject({ text: expect.stringContaining('32 Hz'), embedding: { dimension: 64 } })
  const { month } = (await admin.call(listAiUsage, {})).body
  expect(month.tokens).toBeGreaterThan(body.tokens)
})

test('the month’s budget holds for tests of the service, too', async () => {
  await use({ baseUrl, model: 'echo-1' }, { monthlyTokens: 1000, maxOutputTokens: 1000 })
  expect(expectProblem(await admin.call(testAi, {}), 429, 'ai_budget_used').detail).toBe(
    'This month’s AI budget is used up.',
  )
  await use({ baseUrl, model: 'echo-1' }, { monthlyTokens: 1_000_000, maxOutputTokens: 300 })
})

test('a key is never shown again: in no answer, no activity, and no log', async () => {
  const key = 'key-that-no-one-sees-4711'
  const other = 'https://other-engine.boxrise.test/v1'
  await use({ baseUrl: other, model: 'echo-1' })
  const missing = expectProblem(await admin.call(testAi, {}), 409, 'ai_no_key')
  expect(missing.detail).toBe('There is no key for other-engine.boxrise.test yet. Add it first.')
  const answers = [await admin.call(setAiKey, { body: { baseUrl: other, key } })]
  expect(answers[0]?.body).toMatchObject({ keys: [{}, { host: 'other-engine.boxrise.test' }] })
  answers.push(await admin.call(getAiSettings, {}))
  const tested = await admin.call(testAi, {})
  expect(tested.status).toBe(200)
  const log = await admin.call(listActivities, { query: { type: 'ai_settings_update' } })
  expect(log.body.items.map(({ description }) => description)).toContain(
    'Set the key of other-engine.boxrise.test',
  )
  for (const { text } of [...answers, tested, log]) expect(text).not.toContain(key)
  const forgotten = await admin.call(setAiKey, { body: { baseUrl: other, key: null } })
  expect(forgotten.body.keys.map(({ host }) => host)).toEqual(['engine.boxrise.test'])
  await use({ baseUrl, model: 'echo-1' })
  const folder = join(cloud.dataDir, 'logs')
  const logs = [
    ...lines,
    ...readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
  ].join('\n')
  expect(logs).toContain('ai.no_answer')
  for (const secret of [key, 'any-key-opens-it', 'Bass Works', 'Tuned to 32 Hz', 'Bearer'])
    expect(logs, secret).not.toContain(secret)
})

test('two keys that are set at once are both there, or one of them is refused', async () => {
  const hosts = ['engine.boxrise.test', 'other-engine.boxrise.test']
  for (let round = 0; round < raceRounds; round++) {
    const key = `key-of-round-${round}`
    const answers = await Promise.all(
      hosts.map((host) => admin.call(setAiKey, { body: { baseUrl: `https://${host}/v1`, key } })),
    )
    const keys = await readEngineKeys({ fresh: true })
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const [at, answer] of answers.entries())
      if (answer.status === 200) expect(keys[hosts[at] ?? '']).toBe(key)
      else expectProblem(answer, 409, 'version_conflict')
  }
})
