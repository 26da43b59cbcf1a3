import { expect, test } from 'vitest'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import {
  draftRulebook,
  getRulebook,
  getRulebookDraft,
  listRulebooks,
  listRulebookVersions,
  publishRulebook,
  retireRulebook,
  updateRulebook,
} from '#shared/rules/rulebooks/contract.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putLeague, putRulebook, rulebookFields } from '#test/support/leagues.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

const of = ({ leagueId, versionNo }: Pick<Rulebook, 'leagueId' | 'versionNo'>) => ({
  params: { leagueId, versionNo },
})
const first = { body: { version: 1 } }
const aDraft = async (more: Partial<Rulebook> = {}) => putRulebook((await putLeague()).id, more)

test('a rulebook is written as a draft, and everyone reads it once it is published', async () => {
  const { id: leagueId } = await putLeague()
  const params = { leagueId }
  const { body: draft } = await admin.call(draftRulebook, { params, body: { title: 'New rules' } })
  expect(draft).toMatchObject({ versionNo: 1, status: 'draft', classes: [], version: 1 })
  const body = { ...rulebookFields(), version: 1 }
  expectSuccess(await admin.call(updateRulebook, { ...of(draft), body }))
  expectProblem(await visitor.call(getRulebook, of(draft)), 404, 'rulebook_not_found')
  expect((await visitor.call(listRulebookVersions, { params })).body.items).toEqual([])

  expectSuccess(await admin.call(publishRulebook, { ...of(draft), body: { version: 2 } }))
  const { body: read } = await visitor.call(getRulebook, of(draft))
  expect(read).toMatchObject({ ...rulebookFields(), status: 'published', version: 3 })
  const { items } = (await visitor.call(listRulebookVersions, { params })).body
  expect(items).toMatchObject([{ versionNo: 1, classCount: 7, formatCount: 4 }])
})

test('a published rulebook never changes, and its copy is the next version', async () => {
  const published = await aDraft({ status: 'published', publishedAt: '2026-01-05T12:00:00.000Z' })
  expectRefused(
    await admin.call(updateRulebook, { ...of(published), body: { ...rulebookFields(), version: 1 } }),
    'rulebook_published',
    'A published rulebook cannot be changed. Create a new version.',
  )
  const body = { title: 'Rules of next year', copyOf: 1 }
  const { body: copy } = await admin.call(draftRulebook, { params: { leagueId: published.leagueId }, body })
  expect(copy).toMatchObject({
    ...rulebookFields(),
    title: body.title,
    id: published.id,
    versionNo: 2,
    status: 'draft',
    version: 1,
  })
  expect(copy).not.toHaveProperty('publishedAt')
  expect(await rulebooks.get(published)).toEqual(published)
})

test('one of two people who draft the next version at the same time is refused', async () => {
  const { leagueId } = await aDraft()
  const draft = () => admin.call(draftRulebook, { params: { leagueId }, body: { title: 'Both', copyOf: 1 } })
  const answers = await Promise.all([draft(), draft()])
  const numbers = answers.flatMap(({ status, body }) => (status === 201 ? [body.versionNo] : []))
  expect(new Set(numbers).size).toBe(numbers.length)
  const { items } = (await admin.call(listRulebooks, { params: { leagueId } })).body
  expect(items.map(({ versionNo }) => versionNo)).toEqual([...numbers.toSorted().toReversed(), 1])
})

test('one of two editors of a draft is refused and nothing of the other is lost', async () => {
  const draft = await aDraft()
  const save = (title: string) =>
    admin.call(updateRulebook, { ...of(draft), body: { ...rulebookFields(), title, version: 1 } })
  const answers = await Promise.all(['One title', 'Another title'].map(save))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)?.body
  expect((await admin.call(getRulebookDraft, of(draft))).body).toEqual(won)
})

test('a rulebook is published once, and never in between an edit', async () => {
  const draft = await aDraft()
  const publish = () => admin.call(publishRulebook, { ...of(draft), ...first })
  const save = () =>
    admin.call(updateRulebook, { ...of(draft), body: { ...rulebookFields(), title: 'Late', version: 1 } })
  const answers = await Promise.all([publish(), save(), publish(), save()])
  const stored = await rulebooks.get(draft, { consistent: true })
  const isPublished = stored?.status === 'published'
  expect(stored).toMatchObject({ version: 2, title: isPublished ? draft.title : 'Late' })
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  if (isPublished) expectSuccess(await publish())
  else expectProblem(await publish(), 409, 'version_conflict')
})

test('a rulebook that is published or retired five times at once is so once, and each call is answered as it is', async () => {
  const draft = await aDraft()
  for (const [at, step] of [publishRulebook, retireRulebook].entries()) {
    const input = { ...of(draft), body: { version: at + 1 } }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.call(step, input)))
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(
      answers.map(() => [200, at + 2]),
    )
  }
})

test('what does not fit together is named by its field and stays a draft', async () => {
  const { classes, formats } = rulebookFields()
  const [one, ...more] = classes
  const draft = await aDraft({
    formats: formats.map((format) => (format.key === 'sq' ? { ...format, rubricKey: 'gone' } : format)),
    classes: one ? [{ ...one, formatKey: 'gone' }, ...more] : [],
  })
  const refused = await admin.call(publishRulebook, { ...of(draft), ...first })
  expect(expectProblem(refused, 422, 'rulebook_incomplete').errors).toEqual([
    { path: 'formats.1.rubricKey', message: 'Choose a rubric for Sound quality.' },
    { path: 'classes.0.formatKey', message: 'Choose a format for Street 1.' },
  ])
  expect(await rulebooks.get(draft)).toEqual(draft)
})

test('a retired version is offered no more and stays readable', async () => {
  const rulebook = await aDraft({ status: 'published' })
  const { leagueId } = rulebook
  expectSuccess(await admin.call(retireRulebook, { ...of(rulebook), ...first }))
  expectSuccess(await admin.call(retireRulebook, { ...of(rulebook), ...first }))
  expect((await visitor.call(listRulebookVersions, { params: { leagueId } })).body.items).toEqual([])
  expect((await visitor.call(getRulebook, of(rulebook))).body).toMatchObject({
    status: 'retired',
    version: 2,
  })
  expectRefused(
    await admin.call(publishRulebook, { ...of(rulebook), body: { version: 2 } }),
    'rulebook_retired',
    'A retired rulebook cannot be published. Create a new version.',
  )
  const draft = await aDraft()
  expectRefused(
    await admin.call(retireRulebook, { ...of(draft), ...first }),
    'rulebook_draft',
    'Only a published rulebook can be retired.',
  )
})
