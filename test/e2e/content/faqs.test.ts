import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listAllFaqs, updateFaq } from '#shared/content/faqs/admin-contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'

const { url, visit } = inBrowser()

test('an administrator adds a question, moves it by keyboard, and visitors see it at its place', async () => {
  const admin = await demoClient(url, 'admin')
  const stored = async () => (await admin.call(listAllFaqs, {})).body.items
  const { page, allow } = await visit({ as: 'admin@demo.test', width: 390 })
  const mark = randomUUID().slice(0, 8)
  const question = `Why does port ${mark} chuff?`
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'New question' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Question').fill(question)
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByText('Required').first().waitFor()
  await dialog.getByLabel('Answer').fill('It is too small.\nMake it larger.')
  await dialog.getByLabel('Category').fill('Competing')
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.waitFor({ state: 'detached' })

  const competing = page.getByRole('list', { name: 'Questions: Competing' })
  const handle = competing.getByRole('button', { name: `Move: ${question}` })
  await handle.press('Home')
  await page.getByText('The new order is not saved yet.').waitFor()
  await page.getByRole('button', { name: 'Move: Competing', exact: true }).press('Home')
  await page.getByRole('button', { name: 'Save order' }).press('Enter')
  await page.getByText('The new order is not saved yet.').waitFor({ state: 'detached' })
  expect((await stored())[0]?.question).toBe(question)

  // Someone else changes the question while it is edited here.
  allow(/status of 409/)
  const faq = (await stored()).find((one) => one.question === question)
  if (!faq) throw new Error('the question was not stored')
  await chooseMore(competing, 'Edit', `More for ${question}`)
  await dialog.getByLabel('Answer').fill('It is too small. Flare its ends.')
  const { slug, category, version } = faq
  const body = { category, question, answer: 'Their answer.', version }
  expectSuccess(await admin.call(updateFaq, { params: { slug }, body }))
  await dialog.getByRole('button', { name: 'Save question' }).click()
  await dialog.getByText('Someone changed this in the meantime').waitFor()
  await expect.poll(() => dialog.getByLabel('Answer').inputValue()).toBe('It is too small. Flare its ends.')
  await dialog.getByRole('button', { name: 'Save again' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectAccessible(page, '/admin/faqs')

  const visitor = await visit({ width: 390 })
  await visitor.page.goto(`/faq#${slug}`)
  await wake(visitor.page)
  const first = visitor.page.getByRole('main').locator('details').first()
  await expect.poll(() => first.getByRole('heading').textContent()).toBe(question)
  await first.getByText('It is too small. Flare its ends.').waitFor()

  await chooseMore(competing, 'Delete', `More for ${question}`)
  await dialog.getByText('links to it lead to the top of the list').waitFor()
  await dialog.getByRole('button', { name: 'Delete question' }).click()
  await competing.getByRole('link', { name: question }).waitFor({ state: 'detached' })
  expect((await stored()).map((one) => one.slug)).not.toContain(slug)
})
