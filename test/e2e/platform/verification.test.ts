import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import {
  addVerificationDocument,
  refuseVerification,
  submitVerification,
} from '#shared/platform/verifications/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { pdf } from '#test/support/pdf.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url, visit } = inBrowser()

async function signedIn(email: string, path: string): Promise<Page> {
  const { page, allow } = await visit({ as: email })
  // What the server refuses here is what the test is about.
  allow(/status of 422/)
  await page.goto(path)
  return page
}

/** A JPEG as a phone makes it: it says where it was taken, and more follows its end. */
async function photo(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    context?.fillRect(40, 40, 200, 100)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const plain = Buffer.from(encoded, 'base64')
  const place = Buffer.from('Exif\0\0TAKEN-AT-HOME', 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2])
  return Buffer.concat([plain.subarray(0, 2), head, place, plain.subarray(2), Buffer.from('behind the end')])
}

/** Opens the submission of a business from the list of those who wait. */
async function openSubmission(admin: Page, company: string): Promise<void> {
  await admin.reload()
  await admin
    .getByRole('button', { name: `Review ${company}` })
    .last()
    .click()
  await admin.getByRole('dialog').getByText('Note from the member').waitFor()
}

test('a business sends documents, is refused, sends again, and sees the approval live', async () => {
  const { client, email, userId } = await newBusiness(url)
  const company = `Bass Bay ${email.slice(5, 20)}`
  const { version } = (await client.call(getMe, {})).body
  await client.call(updateMe, { body: { companyName: company, version } })
  const page = await signedIn(email, '/dashboard')
  const status = page.getByRole('complementary', { name: 'Account status' })
  await status.getByText('waiting for your documents').waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await status.getByRole('link', { name: 'Send documents' }).click()

  const files = page.getByLabel('Document files')
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    files.setInputFiles({ name, mimeType, buffer })
  const alert = page.getByRole('tabpanel').getByRole('alert')
  await give('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await alert.getByText('logo.svg: Use a PDF, or a JPEG, PNG or WebP image.').waitFor()
  await give('scan.pdf', 'application/pdf', Buffer.alloc(6 * 1024 * 1024))
  await alert.getByText('scan.pdf: The file must be at most 5 MB.').waitFor()
  await give('poster.png', 'image/png', png(8000, 5000))
  await alert.getByText('poster.png: This picture has more than 25 megapixels.').waitFor()
  await give('both.pdf', 'application/pdf', pdf('<html><script>alert(1)</script></html>\n'))
  await alert
    .getByText('both.pdf: We cannot read this file as a PDF or a picture. Save it again and retry.')
    .waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Send for review' }).isDisabled()).toBe(true)

  const documents = page.getByRole('list', { name: 'Your documents' }).getByRole('listitem')
  await give('license.pdf', 'application/pdf', pdf())
  await documents.getByText('license.pdf').waitFor()
  await give('sign.png', 'image/png', png(20, 10))
  await documents.getByText('sign.png').waitFor()
  await page.getByRole('button', { name: 'Remove sign.png' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => documents.count()).toBe(1)
  await give('shop.jpeg', 'image/jpeg', await photo(page))
  await documents.getByText('shop.jpg').waitFor()
  await page.getByLabel('Note to the reviewers').fill('Our shop, since 1998.')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Verification' }).click()
  await expect.poll(() => page.getByLabel('Note to the reviewers').inputValue()).toBe('Our shop, since 1998.')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await status.getByText('We are reviewing your business documents.').waitFor()
  await page.getByRole('list', { name: 'Documents you sent' }).getByText('shop.jpg').waitFor()

  const admin = await signedIn('admin@demo.test', '/admin/verifications')
  await openSubmission(admin, company)
  const review = admin.getByRole('dialog')
  await expectAccessible(admin, 'a submission to decide')
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    review.getByRole('button', { name: 'Download shop.jpg' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('shop.jpg')
  const kept = Buffer.from(await (await fetch(download.url())).arrayBuffer())
  expect(kept.readUInt16BE(0)).toBe(0xffd8)
  expect(kept.toString('latin1')).not.toMatch(/TAKEN-AT-HOME|behind the end/)
  await review.getByRole('button', { name: 'Reject' }).click()
  const reasons = admin.getByRole('dialog', { name: `Reject ${company}` })
  await reasons.getByRole('button', { name: 'Reject' }).click()
  await reasons.getByText('Required').waitFor()
  await reasons.getByLabel('Reason').fill('The license ended in May.')
  await reasons.getByRole('button', { name: 'Reject' }).click()
  await admin.getByText(`${company} rejected`).first().waitFor()

  await status.getByText('We couldn’t approve your business yet.').waitFor()
  await page.getByRole('tabpanel').getByText('The license ended in May.').waitFor()
  await expectAccessible(page, 'a refused business')
  await give('license 2026.pdf', 'application/pdf', pdf())
  await documents.getByText('license 2026.pdf').waitFor()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await status.getByText('We are reviewing your business documents.').waitFor()

  await openSubmission(admin, company)
  await review.getByRole('button', { name: 'Approve' }).click()
  await admin
    .getByRole('dialog', { name: `Approve ${company}?` })
    .getByRole('button', { name: 'Approve' })
    .click()
  await admin.getByText(`${company} approved`).first().waitFor()
  await status.waitFor({ state: 'detached' })
  await page.getByText('Your business is approved. You don’t need to send anything else.').waitFor()
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true)

  // Ninety days later the papers are gone, and both sides read it in their place.
  for (const [visitor, path] of [
    [page, '**/api/verifications/me'],
    [admin, '**/api/admin/verifications/*'],
  ] as const) {
    await visitor.route(path, async (route) => {
      const answer = await route.fetch()
      const emptied = {
        ...(await answer.json()),
        documents: [],
        documentsDeletedAt: await controlOf(url).now(),
      }
      return route.fulfill({ response: answer, json: emptied })
    })
    await visitor.goto(visitor === page ? '/profile?tab=verification' : `/admin/users/${userId}`)
  }
  await page.getByText('We deleted your documents 90 days after the decision').waitFor()
  await admin.getByText(/The documents were deleted .*, 90 days after they were last needed/).waitFor()
})

test('a competitor applies as a business, keeps the membership, and learns about the approval', async () => {
  const { email } = await completeMember(url)
  const company = `Apply Bay ${email.slice(5, 20)}`
  const page = await signedIn(email, '/profile?tab=verification')
  await page.getByRole('button', { name: 'Apply as a business' }).click()
  await page.getByLabel('Apply for').selectOption('organization')
  await page.getByLabel('Company name').fill('')
  await page
    .getByLabel('Document files')
    .setInputFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await page.getByRole('list', { name: 'Your documents' }).getByText('license.pdf').waitFor()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.getByText('Enter the name of your business or club').waitFor()
  await page.getByLabel('Company name').fill(company)
  await page.getByLabel('Note to the reviewers').fill('We lead a club.')
  // A look at another tab of the profile loses nothing.
  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByRole('tab', { name: 'Verification' }).click()
  await page.getByLabel('Company name').waitFor()
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe(company)
  await expect.poll(() => page.getByLabel('Apply for').inputValue()).toBe('organization')
  await expectAccessible(page, 'an application')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.getByText('You applied for the Organization membership.').waitFor()
  await expect.poll(() => page.getByRole('complementary', { name: 'Account status' }).count()).toBe(0)

  const admin = await signedIn('admin@demo.test', '/admin/verifications')
  await openSubmission(admin, company)
  const review = admin.getByRole('dialog')
  await review.getByText('Applies for').waitFor()
  await expectAccessible(admin, 'an application to decide')
  await review.getByRole('button', { name: 'Approve' }).click()
  const sure = admin.getByRole('dialog', { name: `Approve ${company}?` })
  await sure.getByText('starts when they pay for its plan').waitFor()
  await sure.getByRole('button', { name: 'Approve' }).click()
  await admin.getByText(`${company} approved`).first().waitFor()
  await page.getByText('You are approved for the').waitFor()
  await page.getByRole('heading', { name: 'Competitor account' }).waitFor()
})

test('an administrator who is too late learns that someone else has decided', async () => {
  const { client, email, userId } = await newBusiness(url)
  const { version } = (await client.call(getMe, {})).body
  const company = `Late Bay ${email.slice(5, 20)}`
  await client.call(updateMe, { body: { companyName: company, version } })
  const uploadId = await uploadFile(client, pdf(), 'application/pdf', 'verification-document')
  const added = await client.call(addVerificationDocument, {
    body: { uploadId: uploadId as `upl_${string}`, name: 'license.pdf' },
  })
  await client.call(submitVerification, { body: { note: 'A note.', version: added.body.version } })
  const { page: admin, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await admin.goto(`/admin/users/${userId}`)
  await admin.getByText('Competitor (free)').waitFor()
  await admin.getByText('Note from the member').waitFor()
  // There is one place to approve: beside the documents while they wait, among the actions before and after.
  await admin.getByRole('button', { name: /^Approve/ }).click()
  const other = await demoClient(url, 'admin')
  await other.call(refuseVerification, { params: { userId }, body: { version: 2, reason: 'Too blurred.' } })
  await admin
    .getByRole('dialog', { name: `Approve ${company}?` })
    .getByRole('button', { name: 'Approve' })
    .click()
  await admin.getByText('Someone decided or changed this submission in the meantime.').waitFor()
  await admin.getByRole('button', { name: 'Load the latest version' }).click()
  await admin.getByText('Too blurred.').waitFor()
  await admin
    .getByRole('button', { name: /^Approve/ })
    .filter({ hasText: 'account' })
    .waitFor()
})

test('no one loses what was typed to a link, the back button or a closed page', async () => {
  const { page } = await visit({ as: 'manufacturer@demo.test' })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByLabel('Bio').fill('Not saved yet.')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = async () => {
    // The browser has gone back by then, and is on its way here again.
    await page.waitForURL('**/profile*')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  await page.getByRole('tab', { name: 'Verification' }).click()
  await page.getByRole('heading', { name: 'Progress' }).waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Boxrise, home' }).click()
  await stay()
  await page.goBack()
  await stay()
  await page.goBack()
  await stay()
  await page.waitForURL('**/profile*')
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('Not saved yet.')

  const closing = new Promise<void>((asked) => {
    page.once('dialog', (question) => {
      expect(question.type()).toBe('beforeunload')
      void question.dismiss().then(asked)
    })
  })
  await page.evaluate(() => location.reload()).catch(() => undefined)
  await closing

  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/dashboard')
  await page.goForward()
  await page.getByLabel('Bio').fill('To be saved.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('All changes saved.').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Boxrise, home' }).click()
  await page.getByRole('heading', { name: 'Build it. Tune it. Show it.' }).waitFor()
})
