import { expect, onTestFinished, test } from 'vitest'
import { templateCounts } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import {
  deleteNewsletterTemplate,
  listNewsletterTemplates,
  saveNewsletterTemplate,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { type Block, initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  mostTemplates,
  type NewsletterTemplate,
  type TemplateId,
} from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putTemplate, someBlocks } from '#test/support/newsletter-campaigns.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')

const now = await controlOf(url).now()
const save = (templateId: TemplateId, more: Partial<NewsletterTemplate> = {}) =>
  admin.call(saveNewsletterTemplate, {
    params: { templateId },
    body: { name: 'Monthly', layout: initialLayout, blocks: someBlocks(), version: 0, ...more },
  })
const remove = (templateId: TemplateId) => admin.call(deleteNewsletterTemplate, { params: { templateId } })
const listed = async () => (await admin.call(listNewsletterTemplates, {})).body.items
const text = (html: string): Block[] => [{ id: 'text1', kind: 'text', html }]

/** Templates of one test: there is room for few. */
function ownId(): TemplateId {
  const id = newId('ntp', now) as TemplateId
  onTestFinished(async () => void (await remove(id)))
  return id
}

test('a template is added under the id of its form, changed, and deleted', async () => {
  const id = ownId()
  const added = await save(id)
  expectSuccess(added)
  expect(added.body).toMatchObject({ id, name: 'Monthly', version: 1 })
  const changed = await save(id, { name: 'Weekly', version: 1, blocks: text('<p>Hi<script>x</script></p>') })
  expectSuccess(changed)
  expect(changed.body).toMatchObject({ name: 'Weekly', version: 2, createdAt: added.body.createdAt })
  expect(changed.body.blocks).toEqual(text('<p>Hi</p>'))
  expect((await listed()).find((template) => template.id === id)).toEqual(changed.body)
  expectSuccess(await remove(id))
  expect((await listed()).some((template) => template.id === id)).toBe(false)
  expectProblem(await remove(id), 404, 'template_not_found')
  expectProblem(await save(id, { version: 2 }), 409, 'version_conflict')
})

test('templates are listed by their names', async () => {
  for (const name of ['Zebra', 'Apple', 'Mango']) expectSuccess(await save(ownId(), { name }))
  const names = (await listed()).map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
})

test('of two who save at once one does', async () => {
  const id = ownId()
  const added = await Promise.all([save(id), save(id), save(id)])
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const changed = await Promise.all(['A', 'B'].map((name) => save(id, { name, version: 1 })))
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('marks that no reader has a value for are refused', async () => {
  const id = ownId()
  expectProblem(await save(id, { blocks: text('<p>{{price}}</p>') }), 422, 'unknown_placeholder')
  const problem = expectProblem(
    await save(id, { layout: { ...initialLayout, footerText: 'For {{firstName}}' } }),
    422,
    'placeholder_default',
  )
  expect(problem.errors?.[0]?.path).toBe('body.layout.footerText')
})

test('there are at most fifty, also when several are added at once', async () => {
  await putTemplate()
  const known = await templateCounts.get({}, { consistent: true })
  if (!known) throw new Error('no template is counted')
  // As if there were others.
  const others = mostTemplates - 1 - known.count
  const add = async (by: number) => {
    const { count, version } = (await templateCounts.get({}, { consistent: true })) ?? known
    await commit(templateCounts.put({ count: count + by, version: version + 1 }, { version }))
  }
  await add(others)
  const ids = [ownId(), ownId(), ownId()]
  const answers = await Promise.all(ids.map((id) => save(id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused && expectProblem(refused, 422, 'template_limit').detail).toBe(
    'You can keep up to 50 templates. Delete one first.',
  )
  await add(-others)
})
