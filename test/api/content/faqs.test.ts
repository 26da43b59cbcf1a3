import { expect, test } from 'vitest'
import { faqs } from '#core/content/faqs/faqs.ts'
import { commit } from '#core/platform/db/commit.ts'
import { fillCatalogue } from '#lib/deploy/fill-catalogue.ts'
import {
  arrangeFaqs,
  createFaq,
  deleteFaq,
  listAllFaqs,
  mostFaqs,
  updateFaq,
} from '#shared/content/faqs/admin-contract.ts'
import { listFaqs } from '#shared/content/faqs/contract.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putFaq } from '#test/support/put-faq.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const fields = { category: 'Tuning tests', question: 'Where does the gain go?', answer: 'Up.\nThen back.' }

const stored = async () => (await admin.call(listAllFaqs, {})).body
const shown = async () => (await visitor.call(listFaqs, {})).body.items
const remove = ({ slug, version }: { slug: string; version: number }) =>
  admin.call(deleteFaq, { params: { slug }, query: { version } })

test('a new question stands at the end of its category, under an anchor of its own, and keeps it', async () => {
  const first = (await admin.call(createFaq, { body: fields })).body
  const other = (await admin.call(createFaq, { body: { ...fields, category: 'Other tests' } })).body
  const second = (await admin.call(createFaq, { body: fields })).body
  expect(first.slug).toMatch(/^where-does-the-gain-go/)
  expect(new Set([first.slug, other.slug, second.slug]).size).toBe(3)
  const slugs = (await shown()).map(({ slug }) => slug)
  expect(slugs.indexOf(second.slug)).toBe(slugs.indexOf(first.slug) + 1)
  expect(slugs.indexOf(other.slug)).toBe(slugs.indexOf(second.slug) + 1)

  const body = { ...fields, question: 'Where does all the gain go?', version: 1 }
  const changed = await admin.call(updateFaq, { params: { slug: first.slug }, body })
  expect(changed.body).toMatchObject({ slug: first.slug, question: body.question, answer: 'Up.\nThen back.' })
  for (const faq of [changed.body, other, second]) expectSuccess(await remove(faq))
  expect((await shown()).filter(({ category }) => category === fields.category)).toEqual([])
})

test('two editors of one question: the second is told, and loses nothing', async () => {
  const { slug } = await putFaq()
  const change = (answer: string) =>
    admin.call(updateFaq, { params: { slug }, body: { ...fields, answer, version: 1 } })
  const answers = await Promise.all(['One answer', 'Another answer'].map(change))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expectProblem(await remove({ slug, version: 1 }), 409, 'version_conflict')
  expect(await faqs.get({ slug })).toMatchObject({ version: 2 })
  expectSuccess(await remove({ slug, version: 2 }))
})

test('a question that is gone stays gone, and a change of it is refused', async () => {
  const faq = await putFaq()
  expectSuccess(await remove(faq))
  expectSuccess(await remove(faq))
  const body = { ...fields, version: 1 }
  expectProblem(await admin.call(updateFaq, { params: { slug: faq.slug }, body }), 404, 'faq_not_found')
  expect(await faqs.get({ slug: faq.slug })).toBeUndefined()
})

test('two editors of the order at once: one is stored whole, with its categories', async () => {
  const one = await putFaq()
  const { items, orderVersion } = await stored()
  const orderOf = (category: string) =>
    items.toReversed().map((faq) => ({
      slug: faq.slug,
      category: faq.slug === one.slug ? category : faq.category,
    }))
  const answers = await Promise.all(
    ['Moved here', 'Moved there'].map((category) =>
      admin.call(arrangeFaqs, { body: { order: orderOf(category), orderVersion } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await stored()
  expect(after.orderVersion).toBe(orderVersion + 1)
  expect(after.items.map(({ slug }) => slug)).toEqual(orderOf('').map(({ slug }) => slug))
  const moved = after.items.find(({ slug }) => slug === one.slug)
  expect(moved).toMatchObject({ version: 2 })
  expect(moved?.category).toBe(answers[0]?.status === 200 ? 'Moved here' : 'Moved there')
  const back = items.map(({ slug, category }) => ({ slug, category }))
  expectSuccess(await admin.call(arrangeFaqs, { body: { order: back, orderVersion: orderVersion + 1 } }))
  expectSuccess(await remove({ slug: one.slug, version: 3 }))
})

test('an order of an older list is refused', async () => {
  const { items, orderVersion } = await stored()
  const order = items.map(({ slug, category }) => ({ slug, category }))
  const faq = await putFaq()
  expectProblem(await admin.call(arrangeFaqs, { body: { order, orderVersion } }), 409, 'version_conflict')
  expectSuccess(await remove(faq))
})

test('many questions added at once are all in the order, each once', async () => {
  const added = await Promise.all(
    Array.from({ length: 4 }, async () => (await admin.call(createFaq, { body: fields })).body),
  )
  const slugs = (await stored()).items.map(({ slug }) => slug)
  expect(added.every(({ slug }) => slugs.filter((one) => one === slug).length === 1)).toBe(true)
  expect(new Set(added.map(({ slug }) => slug)).size).toBe(4)
  for (const faq of added) expectSuccess(await remove(faq))
})

test('there are no more questions than one change of all of them can hold', async () => {
  const { items } = await stored()
  const filling = Array.from({ length: mostFaqs - items.length }, (_, count) => ({
    ...fields,
    slug: `filling-${count}`,
    displayOrder: 900,
    version: 1,
  }))
  await commit(...filling.map((faq) => faqs.put(faq, { absent: true })))
  expectProblem(await admin.call(createFaq, { body: fields }), 409, 'faq_limit')
  await commit(...filling.map((faq) => faqs.delete(faq)))
})

test('the search follows what administrators write', async () => {
  const found = async () =>
    (await visitor.call(suggestSearch, { query: { q: 'quibblewoofer' } })).body.items.map(
      ({ title }) => title,
    )
  const body = { ...fields, question: 'What is a quibblewoofer?' }
  const { slug } = (await admin.call(createFaq, { body })).body
  await control.settle()
  expect(await found()).toEqual(['What is a quibblewoofer?'])
  expectSuccess(await remove({ slug, version: 1 }))
  await control.settle()
  await expect.poll(found).toEqual([])
})

test('a deployment writes nothing over what administrators have changed', async () => {
  const before = (await stored()).items
  const gone = before.find(({ slug }) => slug === 'what-is-sq')
  if (!gone) throw new Error('the question is not there')
  expectSuccess(await remove(gone))
  expect(await fillCatalogue(process.env.TABLE_NAME ?? '')).toEqual({ filled: false })
  expect((await stored()).items.map(({ slug }) => slug)).not.toContain('what-is-sq')
  await putFaq(gone)
})
