import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('a member whose address bounced proves by a test email that it works, and no secret stays in the address bar', async () => {
  const { email } = await completeMember(url)
  const createdAt = await control.now()
  await commit(
    suppressions.put({ email, scope: 'all', reason: 'bounce', createdAt, version: 1 }, { absent: true }),
  )
  const { page } = await visit({ as: email, width: 768 })
  await page.goto('/profile?tab=notifications')
  await page.getByText('Bounced', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await page.getByText('You can send the next one on').waitFor()
  await control.settle()
  const { text } = await control.mail(email, 'Our email reaches you')
  const link = /https?:\S+\/apply-email-rls-fix#\S+/.exec(text)?.[0] ?? ''

  await page.goto(link)
  const confirm = page.getByRole('button', { name: 'Yes, it arrived' })
  await confirm.waitFor()
  await expect.poll(() => page.url()).toBe(`${url}/apply-email-rls-fix`)
  await page.getByText('Bounced', { exact: true }).waitFor()
  await confirm.click()
  await page.getByText('Thank you. Our emails reach you.').waitFor()
  await page.getByText('OK', { exact: true }).waitFor()
  expect(await suppressions.get({ email }, { consistent: true })).toBeUndefined()
})

test('a visitor comes to the page by way of the login', async () => {
  const { page } = await visit()
  await page.goto('/apply-email-rls-fix')
  await page.waitForURL('**/login?from=%2Fapply-email-rls-fix')
})
