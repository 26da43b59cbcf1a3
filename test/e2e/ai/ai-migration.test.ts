import { beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  allMigrations,
  migrationRuns,
  migrations,
  type StoredMigration,
} from '#core/ai/ai-migrations/migrations.ts'
import { aiSettings, readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { MigrationPlan } from '#shared/ai/ai-migrations/ai-migration.ts'
import { setAiKey } from '#shared/ai/ai-settings/admin-contract.ts'
import { type AiSettings, firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible, expectNothingSideways } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const host = 'engine.boxrise.test'
const otherHost = 'other-engine.boxrise.test'
const engine = { baseUrl: `https://${host}/v1`, model: 'echo-1', embeddingModel: 'hash-64' }
const other = { baseUrl: `https://${otherHost}/v1`, model: 'echo-2', embeddingModel: 'hash-128' }

/** Past the route, on the version that is there. Files of one cloud run after each other. */
async function putSettings(settings: Omit<AiSettings, 'version'>): Promise<void> {
  const { version } = await readAiSettings({ consistent: true })
  const next = { ...settings, version: version + 1 }
  await commit(aiSettings.put(next, version === 0 ? { absent: true } : { version }))
}

/** None is under way or can be undone, so that each test has the screen to itself. */
async function freeMoves(): Promise<void> {
  for await (const migration of eachItem(migrations, { pk: allMigrations, consistent: true })) {
    const { state, version } = migration
    if (state !== 'undone')
      await commit(migrations.put({ ...migration, state: 'undone', version: version + 1 }, { version }))
  }
  const run = await migrationRuns.get({}, { consistent: true })
  if (run?.migrationId)
    await commit(migrationRuns.put({ version: run.version + 1 }, { version: run.version }))
}

/** The other files find what was there before. */
beforeEach(async () => {
  const before = await readAiSettings({ consistent: true })
  onTestFinished(async () => {
    await freeMoves()
    await putSettings(before)
  })
  await freeMoves()
  await putSettings({ ...firstAiSettings, engine, prices: { input: 0, output: 0, embedding: 200 } })
})

const setKey = async (baseUrl: string, key: string | null) =>
  expectSuccess(await (await demoClient(url, 'admin')).call(setAiKey, { body: { baseUrl, key } }))

async function openMoves(width = 1440) {
  const visitor = await visit({ as: 'admin@demo.test', width })
  await visitor.page.goto('/admin/ai-migration')
  await wake(visitor.page)
  await visitor.page.getByRole('heading', { level: 1, name: 'AI migration', exact: true }).waitFor()
  return visitor
}

type Page = Awaited<ReturnType<typeof openMoves>>['page']

async function plan(page: Page, { model, embeddingModel }: { model: string; embeddingModel: string }) {
  await page.getByRole('button', { name: 'Plan a move' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a move' })
  await dialog.getByLabel('Host').selectOption(otherHost)
  await dialog.getByLabel('Chat model').fill(model)
  await dialog.getByLabel('Embedding model').fill(embeddingModel)
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  return dialog
}

const inUse = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'In use now' }) })
const step = (page: Page) => page.locator('[aria-current=step]')

test('an administrator plans a move, starts it, sees it verified, switches, and goes back', async () => {
  await setKey(engine.baseUrl, 'a-key-of-today')
  await setKey(other.baseUrl, 'a-key-of-tomorrow')
  const { page } = await openMoves()
  await page.getByRole('heading', { name: 'How a move works' }).waitFor()
  await inUse(page).getByText(host, { exact: true }).waitFor()
  await expectAccessible(page, 'no move')
  await plan(page, other)
  await page.getByText('Nothing has changed yet.').waitFor({ timeout: 120_000 })
  await page.getByText(`${engine.baseUrl} → changes to ${other.baseUrl}`).waitFor()
  await page.getByText(/^[\d,]+ texts, about [\d,]+ tokens$/).waitFor()
  await page.getByText(/^(Less than|About) \$\d+\.\d\d$/).waitFor()
  await page.getByText(`Now: ${host}`).first().waitFor()
  await page
    .getByText(/^Good to hear from you\. In short:/)
    .first()
    .waitFor()
  await page.getByText('Page descriptions', { exact: true }).click()
  await expectAccessible(page, 'a plan')
  await expect.poll(() => step(page).textContent()).toBe('Plan')

  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText(`${otherHost} is ready.`).waitFor({ timeout: 180_000 })
  await page.getByText(/^All [\d,]+ texts read$/).waitFor()
  await page.getByText(/^\d+ of \d+ found their answer$/).waitFor()
  await expect.poll(() => page.getByText('Found', { exact: true }).count()).toBeGreaterThan(0)
  await expect.poll(() => step(page).textContent()).toBe('Verify')
  expect((await readAiSettings({ consistent: true })).engine).toEqual(engine)
  await expectAccessible(page, 'a verified move')

  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Switch to ${otherHost}?` })
  await question.getByText(/You can go back for 7 days\.$/).waitFor()
  await question.getByRole('button', { name: 'Switch', exact: true }).click()
  await page.getByText(/^In use since /).waitFor()
  await page.getByText(new RegExp(`^You can go back to ${host} until .*\\.$`)).waitFor()
  await inUse(page).getByText(otherHost, { exact: true }).waitFor()
  await expect
    .poll(() => readAiSettings({ consistent: true }))
    .toMatchObject({ engine: other, space: { embeddingModel: 'hash-128', dimension: 128 } })

  await page.getByRole('button', { name: 'Go back' }).click()
  const back = page.getByRole('dialog', { name: `Go back to ${host}?` })
  await back.getByRole('button', { name: 'Go back' }).click()
  await page.getByText(`${host} is in use again`).waitFor()
  await inUse(page).getByText(host, { exact: true }).waitFor()
  expect((await readAiSettings({ consistent: true })).engine).toEqual(engine)
  await page.getByRole('heading', { name: 'How a move works' }).waitFor()
  await page.getByRole('row').filter({ hasText: otherHost }).first().getByRole('link').click()
  const detail = page.getByRole('dialog', { name: `Move to ${otherHost}` })
  await detail.getByText(/^In use from .* until it was undone\.$/).waitFor()
  await detail.getByRole('heading', { name: 'What was planned' }).waitFor()
  await detail.getByText(`Before: ${host}`).first().waitFor()
  await expect.poll(() => detail.evaluate((dialog) => dialog.scrollTop)).toBe(0)
  await expectAccessible(page, 'an earlier move')
})

test('a service that does not answer fails the plan, which says why and is undone', async () => {
  await setKey(other.baseUrl, 'a-key-of-tomorrow')
  const { page } = await openMoves()
  await plan(page, { model: 'wrong', embeddingModel: 'hash-128' })
  await page.getByText(/^The AI service did not answer/).waitFor({ timeout: 120_000 })
  await page.getByText(`Nothing has changed: ${host} is still in use.`).waitFor()
  await expectAccessible(page, 'a failed move')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog', { name: 'Undo this move?' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Move undone').waitFor()
  await page.getByRole('heading', { name: 'How a move works' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'wrong · hash-128' }).first().getByText('Undone').waitFor()
})

test('what cannot be planned is refused with its reason', async () => {
  await setKey(engine.baseUrl, 'a-key-of-today')
  await setKey(other.baseUrl, null)
  const { page, allow } = await openMoves()
  allow(/status of 409/)
  const dialog = await plan(page, other)
  await dialog.getByText(`There is no key for ${otherHost} yet. Add it first.`).waitFor()
  await dialog.getByRole('link', { name: 'AI settings' }).waitFor()
  await dialog.getByLabel('Host').selectOption(host)
  await dialog.getByText(/^Key since /).waitFor()
  await dialog.getByLabel('Chat model').fill('')
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  await dialog.getByText('Required', { exact: true }).waitFor()
  await dialog.getByLabel('Chat model').fill(engine.model)
  await dialog.getByLabel('Embedding model').fill(engine.embeddingModel)
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  await dialog.getByText('This service and these models are already in use.').waitFor()
  await expectAccessible(page, 'a refused plan')
})

const aPlan: MigrationPlan = {
  changes: [{ field: 'Address', before: engine.baseUrl, after: `https://${'long-'.repeat(20)}name.test/v1` }],
  brokenPrompts: [],
  sources: 300,
  dimension: 128,
  tokens: 41_000,
  costCents: 0.08,
  samples: [{ feature: 'event_text', data: '{ "name": "A show" }', before: 'A show.', after: 'Come to it.' }],
}

async function put(changes: Partial<StoredMigration>): Promise<void> {
  const now = await control.now()
  const migration: StoredMigration = {
    id: newId('aim', now),
    state: 'planned',
    to: other,
    from: engine,
    plan: aPlan,
    filled: 0,
    plannedBy: demoUserId('admin@demo.test'),
    plannedAt: now,
    version: 1,
    ...changes,
  }
  await commit(migrations.put(migration, { absent: true }))
}

test.each([390, 768, 1440])('each state of a move fits at %i px', async (width) => {
  await put({ plan: { ...aPlan, brokenPrompts: ['support_reply', 'event_text'] } })
  const { page } = await openMoves(width)
  await page
    .getByText('This plan can’t start: some placeholders have no value in support replies and event texts.')
    .waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Start' }).count()).toBe(0)
  await expectNothingSideways(page, `a broken plan at ${width} px`)

  await freeMoves()
  await put({ state: 'filling', filled: 120 })
  await page.reload()
  await page.getByText('120 of 300 texts read.').waitFor()
  await page.getByRole('meter', { name: 'Texts read' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Plan a move' }).count()).toBe(0)
  await expectNothingSideways(page, `a move under way at ${width} px`)

  await freeMoves()
  const failure = 'The new vectors do not find 1 of 2 known answers, such as “Who can judge?”.'
  const questions = [
    { question: 'Who can judge?', found: false },
    { question: 'What does it cost?', found: true },
  ]
  await put({ state: 'failed', failure, filled: 300, verified: { sources: 300, missing: 0, questions } })
  await page.reload()
  await page.getByText(failure).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Who can judge?' }).getByText('Not found').waitFor()
  await page.getByText('1 of 2 found their answer').waitFor()
  await page.getByRole('button', { name: 'Plan a move' }).waitFor()
  await expectNothingSideways(page, `a failed move at ${width} px`)
})

test('a move can be taken back until its earlier vectors are gone', async () => {
  const now = await control.now()
  const keptUntil = addTime(now, { days: 1 })
  await put({ state: 'switched', switchedAt: addTime(now, { days: -6 }), keptUntil })
  const { page } = await openMoves()
  await page.getByText(`You can go back to ${host} until ${localTime(keptUntil)}.`).waitFor()
  await page.getByRole('button', { name: 'Go back' }).waitFor()

  await freeMoves()
  await put({
    state: 'switched',
    switchedAt: addTime(now, { days: -9 }),
    keptUntil: addTime(now, { days: -2 }),
  })
  await page.reload()
  await page.getByRole('heading', { name: 'How a move works' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: otherHost }).filter({ hasText: 'Switched' })
  await row.getByRole('link').click()
  const detail = page.getByRole('dialog', { name: `Move to ${otherHost}` })
  await detail.getByText('The earlier vectors are gone. To go back, plan a move.').waitFor()
  await expect.poll(() => detail.getByRole('button', { name: 'Go back' }).count()).toBe(0)
})
