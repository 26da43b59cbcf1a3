import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  getNewsletterSubscription,
  type MySubscription,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { putSubscriber, subscriberAt } from '#test/support/newsletter-subscribers.ts'
import { registerFromOwnAddress } from '#test/support/own-address.ts'
import { userIdOf } from '#test/support/records.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const subscription = async (client: Client): Promise<Pick<MySubscription, 'isOn' | 'topics'>> => {
  const { isOn, topics } = (await client.call(getNewsletterSubscription, {})).body
  return { isOn, topics }
}

test('a member turns the newsletter on, chooses topics, and turns it off, without a mail to confirm', async () => {
  const { client, email } = await welcomedMember(url)
  await control.settle()
  const mailsBefore = (await control.inbox(email)).length
  const { page } = await visit({ as: email })
  await page.goto('/faq')
  await wake(page)
  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter settings' })
  await settings.click()
  await page.waitForURL('**/profile?tab=notifications')
  const byMail = page.getByRole('switch', { name: 'Newsletter by email' })
  await byMail.waitFor()
  await expect.poll(() => byMail.isChecked()).toBe(false)
  await byMail.press('Space')
  await page.getByText('Newsletter on').waitFor()
  await expect.poll(() => subscription(client)).toEqual({ isOn: true, topics: [] })
  await page.getByLabel('Builds and how-tos').uncheck()
  await page.getByRole('button', { name: 'Save topics' }).click()
  await page.getByText('Topics saved').waitFor()
  const topics = ['events', 'results', 'products']
  await expect.poll(() => subscription(client)).toEqual({ isOn: true, topics })
  await expectAccessible(page, 'the newsletter of a member')
  await page.reload()
  await expect.poll(() => byMail.isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Builds and how-tos').isChecked()).toBe(false)
  await byMail.press('Space')
  await page.getByText('Newsletter off').waitFor()
  await expect.poll(() => page.getByLabel('Builds and how-tos').count()).toBe(0)
  await expect.poll(() => subscription(client)).toEqual({ isOn: false, topics })
  await control.settle()
  expect((await control.inbox(email)).length).toBe(mailsBefore)
})

test('a member reads why the newsletter is off, and what they can do', async () => {
  const bounced = await welcomedMember(url)
  const createdAt = await control.now()
  await putSubscriber({ email: bounced.email, userId: userIdOf(bounced.client), status: 'bounced' })
  const suppression = { email: bounced.email, scope: 'all', reason: 'bounce', createdAt, version: 1 } as const
  await commit(suppressions.put(suppression, { absent: true }))
  const { page, allow } = await visit({ as: bounced.email })
  await page.goto('/profile?tab=notifications')
  await page.getByText(`An email to ${bounced.email} bounced`).waitFor()
  await page.getByRole('link', { name: 'Check your address' }).waitFor()
  await expectAccessible(page, 'a newsletter that came back')
  allow(/status of 409/)
  await page.getByRole('switch', { name: 'Newsletter by email' }).press('Space')
  await page.getByText('Emails to your address bounce.').waitFor()

  const complained = await welcomedMember(url)
  await putSubscriber({ email: complained.email, userId: userIdOf(complained.client), status: 'complained' })
  const { page: other } = await visit({ as: complained.email })
  await other.goto('/profile?tab=notifications')
  await other.getByText('Someone reported our email to this address as spam.').waitFor()
  await other.getByRole('link', { name: 'Contact support' }).waitFor()
})

test('a person who ticks the box as they register gets the newsletter once their registration is complete', async () => {
  const email = newEmail()
  const { page, context } = await visit()
  await registerFromOwnAddress(context, url)
  await page.goto('/register?type=competitor')
  await wake(page)
  const box = page.getByLabel('Send me the newsletter')
  await box.waitFor()
  // It is off until someone wants it.
  await expect.poll(() => box.isChecked()).toBe(false)
  await page.getByLabel('Name').fill('Dana de la Cruz')
  await page.getByLabel('Email').fill(email)
  await page.locator('[autocomplete="new-password"]').fill(plantedPassword)
  await box.check()
  await page.getByLabel('I am human').check()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await control.settle()
  expect(await subscriberAt(email)).toBeUndefined()
  const { html } = await control.mail(email, 'Verify your email address')
  const link = /href="([^"]+verify-email[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  await page.goto(link ?? 'about:blank')
  await wake(page)
  await page.getByRole('button', { name: `Verify ${email}` }).click()
  await page.waitForURL('**/login')
  await logIn(page, email, plantedPassword)
  await page.waitForURL('**/complete-profile*')
  await page.getByLabel('City').fill('Mesa')
  await page.getByLabel('State').selectOption('AZ')
  await page.getByRole('button', { name: 'Complete profile' }).click()
  await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
  await control.settle()
  await expect.poll(async () => (await subscriberAt(email))?.status).toBe('confirmed')
  expect((await subscriberAt(email))?.source).toBe('register')
})
