import { expect, test } from 'vitest'
import { openGuestRequest } from '#shared/support/support-requests/guest-contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { answerFromDesk } from '#test/support/desk-answers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { newEmail } from '#test/support/new-member.ts'
import { mailedLink } from '#test/support/support-customers.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('a visitor asks, confirms by mail, reads the answer by a link, and says how it went', async () => {
  const { page } = await visit({ width: 390 })
  const email = newEmail()
  await page.goto('/support?category=account')
  await wake(page)
  await page.getByText('We answer Monday through Friday, 9 to 5 Central Time.').waitFor()
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('account')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Write a message first.').waitFor()
  await expectAccessible(page, 'the form of the desk')

  await page.getByLabel('Subject').fill('The code never arrives')
  await page.getByLabel('Message').fill('I cannot log in: the code never arrives.')
  await page.getByLabel('Name').fill('Vera Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('I am human').check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Check your email and confirm your request. The link works for 48 hours.').waitFor()

  const confirmation = await mailedLink(url, email)
  await page.goto(`/support/verify#${confirmation}`)
  await page.getByText('The code never arrives', { exact: true }).waitFor()
  await expect.poll(() => page.url()).toBe(`${url}/support/verify`)
  await page.getByRole('button', { name: 'Send my request' }).click()
  await page.getByRole('heading', { name: 'The code never arrives', level: 1 }).waitFor()
  await page.getByText('I cannot log in: the code never arrives.').waitFor()
  await expectAccessible(page, 'a request by its link')

  const visitor = new Client(url)
  const opened = (await visitor.call(openGuestRequest, { body: { link: confirmation } })).body
  if (opened.state !== 'confirmed') throw new Error('the request was not confirmed')
  await control.settle()
  await answerFromDesk(url, opened.request.id, 'Look in your spam folder.')
  const link = await mailedLink(url, email)
  await page.goto('/support')
  await page.goto(`/support/verify#${link}`)
  await page.getByText('Look in your spam folder.').waitFor()
  await page.getByText('Waiting for you').waitFor()
  await page.getByLabel('Your message').fill('There it is, thank you.')
  await page.getByLabel('Your message').press('Control+Enter')
  await page.getByText('There it is, thank you.').waitFor()
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('')

  await page.getByRole('button', { name: 'This solved my problem' }).click()
  await page.getByText('This request is solved.').waitFor()
  await page.getByRole('button', { name: 'Good', exact: true }).click()
  await page.getByLabel('Anything to add?').fill('Quick help.')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await page.getByText('You rated this Good. Thank you.').waitFor()
  await expectAccessible(page, 'a rated request')
})

test('a link that no longer works leads to a new one, and tells no one whether there is a request', async () => {
  const { page, allow } = await visit()
  allow(/status of 404/)
  await page.goto('/support/verify#tln_nothing')
  await page.getByText('This link no longer works. Ask for a new one below.').waitFor()
  await expect.poll(() => page.url()).toBe(`${url}/support/verify`)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('I am human').check()
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('If there is a request for this address, a link is on its way.').waitFor()
})
