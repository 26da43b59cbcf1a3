import { afterAll, expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { registerFromOwnAddress } from '#test/support/own-address.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const templateId = 'verification'
const admin = 'admin@demo.test'
const original = 'Verify your email address'
const edited = 'One link, and you are on the lanes'

/** Other files of this cloud wait for the original. */
afterAll(async () => {
  const left = await mailOverrides.get({ templateId }, { consistent: true })
  if (left?.wording) await commit(mailOverrides.delete(left))
})

async function register(): Promise<string[]> {
  const email = newEmail()
  const { page, context } = await visit()
  await registerFromOwnAddress(context, url)
  await page.goto('/register')
  await wake(page)
  await page.getByLabel('Name').fill('Dana de la Cruz')
  await page.getByLabel('Email').fill(email)
  await page.locator('[autocomplete="new-password"]').fill(plantedPassword)
  await page.getByLabel('I am human (local placeholder)').check()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await control.settle()
  return (await control.inbox(email)).map(({ subject }) => subject)
}

test('an administrator edits the subject of an email, tests it, new members get it, and the original comes back', async () => {
  const { page } = await visit({ as: admin })
  await page.goto('/admin/mails/templates')
  await page.getByRole('link', { name: 'Verify email address' }).click()
  const subject = page.getByLabel('Subject')
  await expect.poll(() => subject.inputValue()).toBe(original)
  await subject.fill(edited)
  await page.getByText('You have unsaved changes.').waitFor()

  // The test has the words that are not saved yet.
  await page.getByRole('button', { name: 'Send a test to yourself' }).click()
  await page.getByText(`Test sent to ${admin}`).first().waitFor()
  await control.settle()
  await control.mail(admin, `[Test] ${edited}`)
  expect(await register()).toEqual([original])

  await page.getByRole('button', { name: 'Save email' }).click()
  await page.getByText('All changes saved.').waitFor()
  expect(await register()).toEqual([edited])

  await page.getByRole('button', { name: 'Restore the original' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the original' }).click()
  await expect.poll(() => subject.inputValue()).toBe(original)
  expect(await register()).toEqual([original])
})

test('a placeholder goes where the caret is, and one that the email does not know is named beside its field', async () => {
  const { page } = await visit({ as: admin, width: 390 })
  await page.goto('/admin/mails/templates/account-exists')
  const subject = page.getByLabel('Subject')
  await subject.fill('You have an account,  already')
  await subject.evaluate((field: HTMLInputElement) => field.setSelectionRange(21, 21))
  await page.getByRole('button', { name: '{{firstName}}' }).click()
  await expect.poll(() => subject.inputValue()).toBe('You have an account, {{firstName}} already')
  await subject.fill('You have an account, {{frist}}')
  await page.getByRole('button', { name: 'Save email' }).click()
  await page
    .getByText('There is no {{frist}} in this email. You can use {{firstName}}.', { exact: true })
    .first()
    .waitFor()
})
