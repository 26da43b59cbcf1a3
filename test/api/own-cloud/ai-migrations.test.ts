import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedVector } from '#core/ai/ai-answers/stored-vector.ts'
import { writeEngineKeys } from '#core/ai/ai-settings/engine-keys.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { commit } from '#core/platform/db/commit.ts'
import { jobLeases } from '#core/platform/jobs/alone.ts'
import { saveReply } from '#core/support/support-desks/replies.ts'
import { findAnswers } from '#shared/ai/ai-answers/contract.ts'
import { listMigrations, planMigration, type ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { firstAiSettings, spaceKey, type VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import {
  engineLog,
  engineOf,
  migrationSteps,
  putVector,
  setAi,
  spaceOf,
  vectorsIn,
} from '#test/support/ai-moves.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { putFaq } from '#test/support/put-faq.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { putRequest } from '#test/support/support-requests.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let engine: ReturnType<typeof engineLog>
let steps: ReturnType<typeof migrationSteps>
let admin: Client

const old = spaceOf('hash-64', 64)
const other = spaceOf('hash-128', 128, 'other-engine')
const oldEngine = engineOf('hash-64')
const otherEngine = engineOf('hash-128', 'echo-2', 'other-engine')

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  engine = engineLog(cloud.url)
  admin = await demoClient(cloud.url, 'admin')
  steps = migrationSteps(cloud.url, admin)
  await control.settle()
  await writeEngineKeys({ 'engine.boxrise.test': 'key-of-one', 'other-engine.boxrise.test': 'key-of-other' })
  const { answer_search, ...features } = firstAiSettings.features
  await setAi({
    engine: oldEngine,
    features: {
      ...features,
      answer_search: { ...answer_search, on: true, who: 'members', dailyPerUser: 100 },
    },
    monthlyTokens: 10_000_000,
  })
})
afterAll(() => cloud?.stop())

/** A request that asks something, at the desk of the platform unless it is said otherwise. */
const asked = async (text: string, deskId?: string) => {
  const subject = 'A question'
  return (await putRequest({ text, subject, ...(deskId && { deskId }) })).id
}

async function found(text: string, { client = admin, deskId = '' } = {}) {
  const requestId = await asked(text, deskId)
  return client.call(findAnswers, { body: { requestId, ...(deskId && { organizationId: deskId }) } })
}

const idsOf = async (text: string, at?: { client: Client; deskId: string }) => {
  const { status, body, text: said } = await found(text, at)
  expect([status, said]).toEqual([200, said])
  return body.items.map(({ id }) => id)
}

/** Runs a job; an earlier turn of its kind may have ended in this very second. */
const run = (job: string) =>
  expect.poll(async () => (await control.run(job)).result, { timeout: 20_000 }).toBeTruthy()
const fill = () => run('fill_ai_vectors')

async function changeFaq(slug: string, answer: string): Promise<void> {
  const faq = await faqs.get({ slug }, { consistent: true })
  if (!faq) throw new Error(`There is no question ${slug}.`)
  await commit(faqs.put({ ...faq, answer, version: faq.version + 1 }, { version: faq.version }))
}

let faq: Awaited<ReturnType<typeof putFaq>>

test('until everything has been read a search is told to wait; then it finds what shares its words', async () => {
  faq = await putFaq({ question: 'May the trunk lid rattle?', answer: 'A rattling trunk lid loses points.' })
  expectProblem(await found('My trunk lid rattles.'), 503, 'ai_not_ready')
  await fill()
  expect((await readAiSettings({ consistent: true })).space).toEqual(old)
  await engine.empty()
  const { status, body } = await found('The trunk lid does rattle, what now?')
  expect(status).toBe(200)
  expect(body.items[0]).toMatchObject({
    kind: 'faq',
    id: faq.slug,
    title: faq.question,
    text: faq.answer,
    href: `/faq#${faq.slug}`,
  })
  expect(body.items.length).toBeLessThanOrEqual(5)
  expect(body.left).toBe(99)
  expect((await engine.embedded()).map(({ model }) => model)).toEqual(['hash-64'])
})

test('only what has changed is embedded again, and found by its new words', async () => {
  await changeFaq(faq.slug, 'Quixotic dampers silence it.')
  await engine.empty()
  await fill()
  const embedded = await engine.embedded()
  expect(embedded.map(({ text }) => text)).toEqual([`${faq.question}\nQuixotic dampers silence it.`])
  expect(await idsOf('Which quixotic dampers silence it?')).toContain(faq.slug)
})

test('a page that is no longer published is not found any more, also before the next run', async () => {
  const { items } = await cmsPages.list({ index: 'gsi1', pk: 'PAGES#published', limit: 1 })
  const [page] = items
  if (!page) throw new Error('There is no published page.')
  const title = `${page.title} ${page.title}`
  await expect.poll(() => idsOf(title)).toContain(page.id)
  const archived = { ...page, status: 'archived' as const, version: page.version + 1 }
  await commit(cmsPages.put(archived, { version: page.version }))
  expect(await idsOf(title)).not.toContain(page.id)
  await fill()
  expect((await vectorsIn(old)).map(({ id }) => id)).not.toContain(page.id)
  await commit(cmsPages.put({ ...page, version: page.version + 2 }, { version: page.version + 1 }))
  await fill()
  expect(await idsOf(title)).toContain(page.id)
})

async function desk() {
  const owner = await feedMember(cloud.url, { membershipType: 'organization', name: 'Olive Owner' })
  const { id } = await putOrganization([[owner.userId, 'owner']])
  return { client: owner.client, deskId: id }
}
const replyAt = (deskId: Parameters<typeof saveReply>[0], title: string, text: string) =>
  saveReply(
    deskId,
    { title, text, shortcut: `s-${crypto.randomUUID().slice(0, 8)}` },
    '2026-01-01T00:00:00.000Z',
    () => [],
  )

test('a prepared reply is found at its own desk alone', async () => {
  const [one, another] = await Promise.all([desk(), desk()])
  const question = 'When does the xylophone workshop open?'
  for (const deskId of [one.deskId, another.deskId]) await asked('Hello', deskId)
  const ours = await replyAt(one.deskId, 'Xylophone workshop', 'The xylophone workshop opens at nine.')
  const platforms = await replyAt(platformDesk, 'Xylophone', 'The platform has no xylophone workshop.')
  await fill()
  const own = await found(question, one)
  expect(own.body.items).toContainEqual(
    expect.objectContaining({ kind: 'reply', id: `${one.deskId}:${ours.id}`, text: ours.text }),
  )
  expect(own.text).not.toContain(platforms.id)
  const elsewhere = await found(question, another)
  expect(elsewhere.status).toBe(200)
  expect(elsewhere.text).not.toContain('ylophone workshop')
  const here = await found(question)
  expect(here.text).toContain(platforms.id)
  expect(here.text).not.toContain(ours.id)
})

test('only agents of the desk of a request search for it', async () => {
  const [one, another] = await Promise.all([desk(), desk()])
  const requestId = await asked('Hello', one.deskId)
  const body = { requestId, organizationId: one.deskId }
  expectProblem(await another.client.call(findAnswers, { body }), 404, 'desk_not_found')
  const own = { requestId, organizationId: another.deskId }
  expectProblem(await another.client.call(findAnswers, { body: own }), 404, 'request_not_found')
  expectProblem(await another.client.call(findAnswers, { body: { requestId } }), 403)
})

test('a vector of another length in a space is an error, not a wrong answer', async () => {
  const row = {
    space: spaceKey(old),
    kind: 'faq' as const,
    id: 'of-another-model',
    digest: 'x',
    vector: storedVector(Array.from({ length: 128 }, () => 0.1)),
    version: 1,
  }
  await putVector(row)
  expectProblem(await found('The trunk lid'), 500)
  await fill()
  expect((await found('The trunk lid')).status).toBe(200)
})

/** What must not change while one plans. */
const settingsAndVectors = async () => ({
  settings: await readAiSettings({ consistent: true }),
  old: await vectorsIn(old),
  new: await vectorsIn(other),
})

test('a plan changes nothing: it asks for samples and one vector, and says what would change', async () => {
  const before = await settingsAndVectors()
  await engine.empty()
  const answers = await Promise.all(
    [1, 2].map(() => admin.call(planMigration, { body: { to: otherEngine } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const [planned, refused] = answers.toSorted((one, another) => one.status - another.status)
  if (!planned || !refused) throw new Error('There are not two answers.')
  expectProblem(refused, 409, 'migration_running')
  await control.settle()
  const plan = await steps.read(planned.body.id)
  expect(plan).toMatchObject({
    state: 'planned',
    acts: ['start', 'undo'],
    from: oldEngine,
    fromSpace: old,
    toSpace: other,
    plannedByName: expect.any(String),
    plan: { brokenPrompts: [], dimension: 128, sources: before.old.length },
  })
  const { samples = [], tokens = 0, changes } = plan.plan ?? {}
  expect(tokens).toBeGreaterThan(before.old.length)
  expect(changes).toContainEqual({ field: 'Embedding model', before: 'hash-64', after: 'hash-128' })
  expect(samples).toHaveLength(12)
  for (const { before: now, after } of samples) {
    expect(after).not.toBe('')
    expect(after).not.toBe(now)
  }
  expect(await settingsAndVectors()).toEqual(before)
  const all = await engine.asked()
  const modelsOf = (path: string) =>
    all.filter((one) => one.path.endsWith(path)).map(({ body }) => body.model)
  expect(modelsOf('/embeddings')).toEqual(['hash-128'])
  expect(modelsOf('/chat/completions').toSorted()).toEqual([
    ...Array.from({ length: 12 }, () => 'echo-1'),
    ...Array.from({ length: 12 }, () => 'echo-2'),
  ])
  expect((await steps.done('undo', plan)).state).toBe('undone')
  expect(await settingsAndVectors()).toEqual(before)
})

/** Keeps a job from running until it is let go. */
async function hold(job: string): Promise<() => Promise<void>> {
  const lease = await jobLeases.get({ job }, { consistent: true })
  const held = { job, until: '2099-01-01T00:00:00.000Z', version: (lease?.version ?? 0) + 1 }
  await commit(jobLeases.put(held, lease ? { version: lease.version } : { absent: true }))
  return () =>
    commit(
      jobLeases.put(
        { job, until: '2026-01-01T00:00:00.000Z', version: held.version + 1 },
        { version: held.version },
      ),
    )
}

test('a migration can be given up while it is planned and while it is filled', async () => {
  const letPlan = await hold('plan_ai_migration')
  const planning = await steps.planned(otherEngine)
  expect(planning).toMatchObject({ state: 'planning', acts: ['undo'] })
  expect((await steps.done('undo', planning)).state).toBe('undone')
  await letPlan()
  const letFill = await hold('fill_ai_vectors')
  const filling = await steps.done('start', await steps.planned(otherEngine))
  expect(filling).toMatchObject({ state: 'filling', acts: ['undo'] })
  expect((await steps.done('undo', filling)).state).toBe('undone')
  await letFill()
  await fill()
  expect(await vectorsIn(other)).toEqual([])
})

test('vectors of different lengths fail the migration with a sentence; the old space goes on serving', async () => {
  const planned = await steps.planned(engineOf('hash-mixed', 'echo-2', 'other-engine'))
  const failed = await steps.done('start', planned)
  expect(failed).toMatchObject({ state: 'failed', acts: ['undo'] })
  expect(failed.failure).toContain('hash-mixed')
  expect(await idsOf('Which quixotic dampers silence it?')).toContain(faq.slug)
  const next = await steps.planned(otherEngine)
  expect((await steps.done('undo', failed)).state).toBe('undone')
  expect((await steps.read(next.id)).state).toBe('planned')
  await steps.done('undo', next)
})

test('a service that does not answer fails the plan with a sentence', async () => {
  const failed = await steps.planned(engineOf('busy', 'echo-2', 'other-engine'))
  expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining('did not answer') })
})

test('a change of the service since the plan refuses the start', async () => {
  const planned = await steps.planned(otherEngine)
  await setAi({ engine: { ...oldEngine, model: 'echo-2' } })
  expectProblem(await steps.step('start', planned), 409, 'migration_outdated')
  await setAi({ engine: oldEngine, temperature: 0.4 })
  expectProblem(await steps.step('start', { ...planned, version: 1 }), 409, 'version_conflict')
  expectProblem(await steps.step('switch', planned), 409, 'migration_not_now')
  expect((await steps.done('undo', planned)).state).toBe('undone')
})

async function usedTokens(): Promise<number> {
  const { budgetMonths } = await import('#core/ai/ai-settings/used-ai.ts')
  const { monthOf } = await import('#core/ai/ai-settings/limits.ts')
  return (await budgetMonths.get({ month: monthOf(await control.now()) }, { consistent: true }))?.tokens ?? 0
}

let moved: ShownMigration

test('a fill that is cut off goes on where it stopped, and searches use the old space meanwhile', async () => {
  const planned = await steps.planned(otherEngine)
  const monthlyTokens = (await usedTokens()) + Math.round((planned.plan?.tokens ?? 0) / 2)
  await setAi({ monthlyTokens })
  const cut = await steps.done('start', planned)
  expect(cut).toMatchObject({ state: 'filling', failure: 'This month’s AI budget is used up.' })
  const first = await vectorsIn(other)
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThan(planned.plan?.sources ?? 0)
  expect(cut.filled).toBe(first.length)
  await setAi({ monthlyTokens: 10_000_000 })
  await engine.empty()
  expect(await idsOf('Which quixotic dampers silence it?')).toContain(faq.slug)
  expect((await engine.embedded()).map(({ model }) => model)).toEqual(['hash-64'])
  await engine.empty()
  await fill()
  moved = await steps.read(cut.id)
  expect(moved).toMatchObject({ state: 'verified', acts: ['switch', 'undo'] })
  expect(moved.failure).toBeUndefined()
  expect(moved.verified).toMatchObject({ missing: 0, sources: planned.plan?.sources })
  expect(moved.verified?.questions).toHaveLength(10)
  expect(moved.verified?.questions.filter((one) => one.found).length).toBeGreaterThanOrEqual(8)
  const texts = (await engine.embedded()).filter(({ model }) => model === 'hash-128')
  expect(texts).toHaveLength((planned.plan?.sources ?? 0) - first.length + 10)
  expect((await readAiSettings({ consistent: true })).space).toEqual(old)
})

test('what is verified can be given up, and of a switch and an undo at once one wins', async () => {
  expect((await steps.done('undo', moved)).state).toBe('undone')
  const again = await steps.done('start', await steps.planned(otherEngine))
  expect(again.state).toBe('verified')
  const answers = await Promise.all([steps.step('switch', again), steps.step('undo', again)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { state } = await steps.read(again.id)
  const { engine: used, space } = await readAiSettings({ consistent: true })
  expect({ used, space }).toEqual(
    state === 'switched' ? { used: otherEngine, space: other } : { used: oldEngine, space: old },
  )
  if (state === 'switched') await steps.done('undo', again)
})

const useOf = async () => {
  const { engine: used, space } = await readAiSettings({ consistent: true })
  return { engine: used, space }
}
const modelAskedBySearch = async (): Promise<string[]> => {
  await engine.empty()
  await found('Which quixotic dampers?')
  return (await engine.embedded()).map(({ model }) => model)
}
const digestsOf = async (space: VectorSpace) =>
  (await vectorsIn(space)).map(({ kind, id, digest }) => `${kind}#${id} ${digest}`).toSorted()

test('of two switches at once one wins; then searches use the new space, and the old one is kept current', async () => {
  const again = await steps.done('start', await steps.planned(otherEngine))
  const answers = await Promise.all([1, 2].map(() => steps.step('switch', again)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  moved = await steps.read(again.id)
  expect(moved).toMatchObject({ state: 'switched', acts: ['undo'], fromSpace: old })
  expect(moved.keptUntil).toBe(addTime(moved.switchedAt ?? '', { days: 7 }))
  expect(await useOf()).toEqual({ engine: otherEngine, space: other })
  expect(await modelAskedBySearch()).toEqual(['hash-128'])
  const { body } = await admin.call(listActivities, { query: { type: 'ai_settings_update' } })
  expect(body.items).toContainEqual(
    expect.objectContaining({
      before: { host: 'engine.boxrise.test', model: 'echo-1', embeddingModel: 'hash-64' },
      after: { host: 'other-engine.boxrise.test', model: 'echo-2', embeddingModel: 'hash-128' },
    }),
  )
  await changeFaq(faq.slug, 'Zestful gaskets silence it.')
  await fill()
  await run('drop_old_ai_vectors')
  expect(await digestsOf(old)).toEqual(await digestsOf(other))
})

test('a further change of the service refuses to go back over it', async () => {
  await setAi({ engine: { ...otherEngine, model: 'echo-1' } })
  expectProblem(await steps.step('undo', moved), 409, 'migration_outdated')
  await setAi({ engine: otherEngine })
})

test('going back within seven days finds in the old space what has changed since', async () => {
  expect((await steps.done('undo', moved)).state).toBe('undone')
  expect(await useOf()).toEqual({ engine: oldEngine, space: old })
  expect(await modelAskedBySearch()).toEqual(['hash-64'])
  expect(await idsOf('Which zestful gaskets silence it?')).toContain(faq.slug)
})

test('a text that a model does not take keeps no other from being found', async () => {
  const picky = spaceOf('picky', 64)
  await setAi({ engine: engineOf('picky') })
  const refused = await putFaq({ question: 'What hums at idle?', answer: 'An unreadable whine.' })
  await fill()
  expect((await readAiSettings({ consistent: true })).space).toEqual(picky)
  const rowOf = async () => (await vectorsIn(picky)).find(({ id }) => id === refused.slug)
  expect(await rowOf()).toMatchObject({ vector: '' })
  const words = 'What hums at idle, a zestful gasket?'
  const withoutIt = await idsOf(words)
  expect(withoutIt).toContain(faq.slug)
  expect(withoutIt).not.toContain(refused.slug)
  await engine.empty()
  await fill()
  expect(await engine.embedded()).toEqual([])

  const failed = await steps.done('start', await steps.planned(engineOf('picky', 'echo-2', 'other-engine')))
  expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining(refused.question) })
  await changeFaq(refused.slug, 'A whine that follows the engine.')
  await fill()
  expect((await rowOf())?.vector).not.toBe('')
  expect(await idsOf('What hums at idle? A whine that follows the engine.')).toContain(refused.slug)
  await setAi({ engine: oldEngine, space: old })
  await fill()
})

test('after seven days the old vectors are gone, and going back is refused', async () => {
  const again = await steps.done('start', await steps.planned(otherEngine))
  moved = await steps.done('switch', again)
  await control.advance('P7DT2H')
  admin = await demoClient(cloud.url, 'admin')
  steps = migrationSteps(cloud.url, admin)
  await run('drop_old_ai_vectors')
  await control.settle()
  moved = await steps.read(moved.id)
  expect(moved).toMatchObject({ state: 'switched', acts: [] })
  const refused = await steps.step('undo', moved)
  expectProblem(refused, 409, 'migration_too_late')
  expect(refused.text).toContain('The earlier vectors are gone. Plan a move back instead.')
  expect(await vectorsIn(old)).toEqual([])
  expect(await vectorsIn(other)).not.toEqual([])
  expect(await idsOf('Which zestful gaskets silence it?')).toContain(faq.slug)
})

test('the list shows every migration, the newest first', async () => {
  const { body } = await admin.call(listMigrations, { query: { limit: 3 } })
  expect(body.items[0]?.id).toBe(moved.id)
  expect(body.items).toHaveLength(3)
  expect(body.nextCursor).toBeDefined()
})
