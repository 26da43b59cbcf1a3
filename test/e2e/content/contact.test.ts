import { expect, test } from 'vitest'
import { getContactSettings, updateContactSettings } from '#shared/content/contact/contract.ts'
import { listMySupportRequests } from '#shared/support/support-requests/contract.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { contactMessage } from '#test/support/contact-message.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('a visitor writes to the desk, and a lost answer does not send the message twice', async () => {
  const { page, context, allow } = await visit({ width: 390 })
  const { email, subject, message } = contactMessage({ subject: `Port noise ${crypto.randomUUID()}` })
  await page.goto('/contact')
  await wake(page)
  const form = page.locator('#write')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('Choose a topic', { exact: true }).last().waitFor()
  await expect
    .poll(() => form.getByLabel('Name').evaluate((field) => field === document.activeElement))
    .toBe(true)

  await page.getByRole('link', { name: 'Write to us about: Your data' }).click()
  await expect.poll(() => form.getByLabel('Topic').inputValue()).toBe('Your data')
  await form.getByText('You can download and delete it in your profile').waitFor()
  await form.getByLabel('Name').fill('Vera Visitor')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill(message)
  await form.getByLabel('I am human').check()

  allow(/ERR_FAILED/)
  await context.route('**/api/support-desk/guest/contact-messages', async (route) => {
    await route.fetch()
    await route.abort()
    await context.unroute('**/api/support-desk/guest/contact-messages')
  })
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('We couldn’t send your message').waitFor()
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe(message)
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('heading', { name: 'Check your email' }).waitFor()
  await form.getByText(email).waitFor()

  await control.settle()
  expect(await control.inbox(email)).toMatchObject([{ subject: 'Confirm your request' }])
})

test('a member need not type who they are, and finds the message among their requests', async () => {
  const { client, email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto('/contact?topic=Your%20data')
  const form = page.locator('#write')
  await form.getByLabel('Subject').fill('What do you keep?')
  await form.getByLabel('Message').fill('I want to know it before I ask you to delete it.')
  await expect.poll(() => form.getByLabel('Email').count()).toBe(0)
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('heading', { name: 'Your message is on its way' }).waitFor()
  await form.getByRole('link', { name: /^S-\d+$/ }).click()
  await page.getByText('I want to know it before I ask you to delete it.').waitFor()
  await page
    .getByText(/Your data/)
    .first()
    .waitFor()
  const { items } = (await client.call(listMySupportRequests, {})).body
  expect(items).toMatchObject([{ subject: 'What do you keep?', status: 'open' }])
})

test('an administrator changes how people reach the platform while another one does, too', async () => {
  const admin = await demoClient(url, 'admin')
  const { updatedAt: _, ...stored } = (await admin.call(getContactSettings, {})).body
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/contact-settings')
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByLabel('Phone', { exact: true }).fill('214 555')
  await page.getByLabel('Phone', { exact: true }).blur()
  await page.getByText('Enter a phone number such as').waitFor()
  await page.getByLabel('Phone', { exact: true }).fill('214-555-0142')

  await page.getByRole('button', { name: 'Add a link' }).click()
  const links = page.getByRole('list', { name: 'Social links', exact: true }).getByRole('listitem')
  await links.last().getByLabel('Network').selectOption('reddit')
  await links.last().getByLabel('Address').fill('https://evil.example/r/boxrise')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter an https address on this network’s own site').waitFor()
  const address = links.last().getByLabel('Address')
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  await address.fill('https://www.reddit.com/r/boxrise')
  await page.getByRole('button', { name: 'Move: Reddit', exact: true }).press('Home')
  await expect.poll(() => preview.getByRole('listitem').first().textContent()).toContain('Reddit')

  allow(/status of 409/)
  const hours = 'Any time'
  expectSuccess(await admin.call(updateContactSettings, { body: { ...stored, hours } }))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Someone changed this in the meantime').waitFor()
  await page.getByRole('button', { name: 'Save again' }).click()
  await page.getByText('Contact settings saved').waitFor()
  await preview.getByText(hours).waitFor()

  const visitor = await visit()
  await expect.poll(async () => (await fetch(`${url}/faq`)).text()).toContain('(214) 555-0142')
  await visitor.page.goto('/faq')
  const footer = visitor.page.getByRole('contentinfo')
  await footer.getByRole('link', { name: '(214) 555-0142' }).waitFor()
  const social = footer
    .getByRole('navigation', { name: 'Social' })
    .getByRole('link', { name: 'opens another site' })
  await expect.poll(() => social.first().getAttribute('href')).toBe('https://www.reddit.com/r/boxrise')
  await expect.poll(() => social.count()).toBe(stored.social.length + 1)

  const { version } = (await admin.call(getContactSettings, {})).body
  expectSuccess(await admin.call(updateContactSettings, { body: { ...stored, version } }))
})
