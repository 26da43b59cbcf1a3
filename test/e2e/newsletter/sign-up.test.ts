import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  confirmNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { newEmail } from '#test/support/new-member.ts'
import {
  confirmToken,
  leaveToken,
  putSubscriber,
  subscriberAt,
  subscriberNow,
} from '#test/support/newsletter-subscribers.ts'
import { subscribeFromOwnAddress } from '#test/support/own-address.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const footer = (page: Page) => page.getByRole('contentinfo')
const proof = (page: Page) => footer(page).getByLabel('I am human')

/** The address of a link in the newest mail to an address. */
async function mailedPath(email: string, subject: string, start: string): Promise<string> {
  await control.settle()
  const { text } = await control.mail(email, subject)
  const link = text.split(/\s+/).find((word) => word.startsWith(url + start) || word.includes(start))
  if (!link) throw new Error(`no link to ${start} in "${subject}"`)
  return new URL(link).pathname
}

test('a visitor subscribes at the end of a page, confirms by mail, chooses topics, leaves, and comes back', async () => {
  const email = newEmail()
  const { page, context } = await visit({ width: 390 })
  await subscribeFromOwnAddress(context, url)
  await page.goto('/faq')
  await wake(page)
  const field = footer(page).getByLabel('Newsletter')
  await field.waitFor()
  // Nothing but the field is there before someone reaches for it.
  await expect.poll(() => proof(page).count()).toBe(0)
  await field.focus()
  await proof(page).waitFor()
  await field.fill('nobody')
  await field.press('Enter')
  await footer(page).getByText('Please enter a valid email address').waitFor()
  await expectAccessible(page, 'a wrong address in the footer')
  await field.fill(email)
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await footer(page).getByText('Confirm that you are human').waitFor()
  // The press waited for this alone.
  await proof(page).check()
  const success = footer(page).getByText('Success! Please check your email to confirm subscription.')
  await success.waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => proof(page).count()).toBe(0)
  await expectAccessible(page, 'a sent address in the footer')

  const path = await mailedPath(email, 'Confirm your subscription', '/newsletter/confirm/')
  // Programs that check mails open every link, by themselves or in a browser.
  await fetch(url + path)
  await fetch(url + path, { method: 'HEAD' })
  await page.goto(path)
  const confirm = page.getByRole('button', { name: 'Confirm my subscription' })
  await confirm.waitFor()
  await page.getByText(`Do you want our newsletter at ${email.slice(0, 1)}•••@x.test?`).waitFor()
  await page.reload()
  await confirm.waitFor()
  expect((await subscriberAt(email))?.status).toBe('pending')
  await expectAccessible(page, 'a link to confirm')
  await confirm.click()
  await page.getByText('You are subscribed.').waitFor()
  expect((await subscriberAt(email))?.status).toBe('confirmed')
  // A second press, as from another device, answers the same.
  const token = path.split('/').at(-1) ?? ''
  const again = await new Client(url).call(confirmNewsletter, { body: { token } })
  expect([again.status, again.body.status]).toEqual([200, 'confirmed'])

  await expect.poll(() => page.getByLabel('New products').isChecked()).toBe(true)
  const save = page.getByRole('button', { name: 'Save topics' })
  for (const box of await page.getByRole('group').getByRole('checkbox').all()) await box.uncheck()
  await save.click()
  await page.getByText('Choose at least one topic, or unsubscribe.').waitFor()
  await page.getByLabel('Results and records').check()
  await save.click()
  await page.getByText('Topics saved').waitFor()
  await page.reload()
  await page.getByText('You are subscribed.').waitFor()
  await expect.poll(() => page.getByLabel('Results and records').isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('New products').isChecked()).toBe(false)
  expect((await subscriberAt(email))?.topics).toEqual(['results'])
  await expectAccessible(page, 'topics behind a link')

  const leave = await mailedPath(email, 'You are subscribed', '/newsletter/unsubscribe/')
  await fetch(url + leave)
  await page.goto(leave)
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe', exact: true })
  await unsubscribe.waitFor()
  await page.getByLabel('Events near you').check()
  await save.click()
  await page.getByText('Topics saved').waitFor()
  await expect.poll(async () => (await subscriberAt(email))?.topics).toEqual(['events', 'results'])
  await expectAccessible(page, 'a link to unsubscribe')
  await unsubscribe.click()
  await page.getByText('You are unsubscribed.').waitFor()
  expect((await subscriberAt(email))?.status).toBe('unsubscribed')
  await page.reload()
  await page.getByText('You are unsubscribed.').waitFor()
  const gone = await new Client(url).call(unsubscribeFromNewsletter, {
    body: { token: leave.split('/').at(-1) ?? '' },
  })
  expect([gone.status, gone.body.status]).toEqual([200, 'unsubscribed'])

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Choose a reason').waitFor()
  await page.getByLabel('Too many emails').check()
  await page.getByLabel('Anything to add?').fill('Once a month is fine.')
  await expectAccessible(page, 'why someone left')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Thank you. We read every answer.').waitFor()
  expect((await subscriberAt(email))?.reason).toEqual({ kind: 'too_many', words: 'Once a month is fine.' })
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await page.getByText('You are subscribed again.').waitFor()
  expect((await subscriberAt(email))?.status).toBe('confirmed')
})

test('someone subscribes, confirms, and leaves with the keyboard alone', async () => {
  const email = newEmail()
  const { page, context } = await visit()
  await subscribeFromOwnAddress(context, url)
  await page.goto('/faq')
  await wake(page)
  await footer(page).getByLabel('Newsletter').focus()
  await page.keyboard.type(email)
  await proof(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => proof(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await footer(page).getByText('Success! Please check your email').waitFor()

  await page.goto(await mailedPath(email, 'Confirm your subscription', '/newsletter/confirm/'))
  await page.getByRole('button', { name: 'Confirm my subscription' }).press('Enter')
  // The button is gone, and the focus is on the answer.
  await page.locator('[role=status]:focus', { hasText: 'You are subscribed.' }).waitFor()
  await page.goto(await mailedPath(email, 'You are subscribed', '/newsletter/unsubscribe/'))
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).press('Enter')
  await page.locator('[role=status]:focus', { hasText: 'You are unsubscribed.' }).waitFor()
})

test('a refusal is said in the server’s words, and a lost connection in its own', async () => {
  const { page, context, allow } = await visit()
  allow(/status of (422|502)/)
  allow(/ERR_FAILED/)
  const answers = ['lost', 'proxy', 'refused'] as const
  let asked = 0
  const keys: (string | undefined)[] = []
  await context.route('**/api/newsletter/subscriptions', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'])
    const answer = answers[asked++]
    if (answer === 'lost') return route.abort()
    if (answer === 'proxy') return route.fulfill({ status: 502, body: 'Bad gateway' })
    const detail = 'Please confirm again that you are human.'
    const body = JSON.stringify({ code: 'captcha_failed', detail, status: 422 })
    return route.fulfill({ status: 422, contentType: 'application/problem+json', body })
  })
  await page.goto('/faq')
  await wake(page)
  await footer(page).getByLabel('Newsletter').fill(newEmail())
  await proof(page).check()
  const subscribe = footer(page).getByRole('button', { name: 'Subscribe' })
  for (const sentence of [
    'An error occurred. Please try again later.',
    'Failed to subscribe. Please try again.',
    'Please confirm again that you are human.',
  ]) {
    await subscribe.click()
    await footer(page).getByText(sentence).waitFor()
  }
  // Pressing again is the same request, so that a lost answer does not send two mails.
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toBeTruthy()
})

test('links that are unknown or too old say so, and lead on', async () => {
  const eightDaysAgo = new Date(Date.parse(await control.now()) - 8 * 24 * 3600_000).toISOString()
  const subscriber = await putSubscriber({ status: 'pending', createdAt: eightDaysAgo })
  const { page, context, allow } = await visit({ width: 390 })
  allow(/status of (404|410)/)
  await subscribeFromOwnAddress(context, url)
  const unknown = 'This link is not valid. It may have been cut off by your email program.'
  await page.goto('/newsletter/unsubscribe/newsletter-cut-off')
  await page.getByText(unknown).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).waitFor()
  await expectAccessible(page, 'an unknown link to unsubscribe')
  // A link does the one thing that it was made for.
  await page.goto(`/newsletter/confirm/${await leaveToken(subscriber)}`)
  await page.getByText(unknown).waitFor()

  await page.goto(`/newsletter/confirm/${await confirmToken(subscriber, eightDaysAgo)}`)
  await page.getByText('This link is too old. Subscribe again to get a new one.').waitFor()
  const main = page.getByRole('main')
  await main.getByLabel('Newsletter').fill(subscriber.email)
  await main.getByLabel('I am human').check()
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await main.getByText('Success! Please check your email to confirm subscription.').waitFor()
  await expectAccessible(page, 'a link that is too old')
  await page.goto(await mailedPath(subscriber.email, 'Confirm your subscription', '/newsletter/confirm/'))
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await page.getByText('You are subscribed.').waitFor()
})

test('who called our mail spam is sent to support, and nothing can be confirmed', async () => {
  const subscriber = await putSubscriber({ status: 'complained' })
  const { page } = await visit()
  await page.goto(`/newsletter/confirm/${await confirmToken(subscriber)}`)
  await page.getByText('Someone reported our email to this address as spam.').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Contact support' }).getAttribute('href'))
    .toBe('/support')
  await expect.poll(() => page.getByRole('button', { name: 'Confirm my subscription' }).count()).toBe(0)
  expect((await subscriberNow(subscriber))?.status).toBe('complained')
})
