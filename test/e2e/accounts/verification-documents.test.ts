import { expect, test } from 'vitest'
import {
  addVerificationDocument,
  getMyVerification,
  submitVerification,
} from '#shared/platform/verifications/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { pdf } from '#test/support/pdf.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url, visit } = inBrowser()

test('documents are not sent for review before the last of them has arrived', async () => {
  const { client, email } = await newBusiness(url)
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=verification')
  const choose = (name: string) =>
    page
      .getByLabel('Document files')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await choose('license.pdf')
  const send = page.getByRole('button', { name: 'Send for review' })
  await page.getByRole('button', { name: 'Remove license.pdf' }).waitFor()
  const { promise: slow, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/api/verifications/me/documents', async (route) => {
    await slow
    await route.continue()
  })
  await choose('tax-form.pdf')
  await page.getByRole('button', { name: 'Uploading...' }).waitFor()
  await send.click({ force: true })
  arrive()
  await page.getByRole('button', { name: 'Remove tax-form.pdf' }).waitFor()
  await send.click()
  await page.getByText('Documents sent').first().waitFor()
  const { documents } = (await client.call(getMyVerification, {})).body
  expect(documents.map(({ name }) => name)).toEqual(['license.pdf', 'tax-form.pdf'])
})

test('a document whose name is too long is added, also when it would be cut within a character', async () => {
  const { email } = await newBusiness(url)
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=verification')
  const name = `a🎉${'x'.repeat(115)}.pdf`
  await page
    .getByLabel('Document files')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await page.getByText('Document added').first().waitFor()
})

test('each of two documents that are opened at the same time is reported when it does not open', async () => {
  const { client, userId } = await newBusiness(url)
  for (const name of ['license.pdf', 'tax-form.pdf']) {
    const upload = await uploadFile(client, pdf(), 'application/pdf', 'verification-document')
    await client.call(addVerificationDocument, { body: { uploadId: upload as `upl_${string}`, name } })
  }
  const { version } = (await client.call(getMyVerification, {})).body
  await client.call(submitVerification, { body: { version, note: '' } })
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 500/)
  await page.goto(`/admin/users/${userId}`)
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/documents/*/link', async (route) => {
    await slow
    await route.fulfill({ status: 500, json: { detail: 'Something broke.' } })
  })
  await page.getByRole('button', { name: 'Download license.pdf' }).click()
  await page.getByRole('button', { name: 'Download tax-form.pdf' }).click()
  await keepToasts(page)
  answer()
  await expect.poll(() => page.getByText('The document did not open').count()).toBe(2)
})
