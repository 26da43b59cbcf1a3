import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putOrganization } from '#test/support/put-organization.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('a visitor suggests an event, answers a question by the link in the mail, and an administrator makes it a draft', async () => {
  const { page } = await visit({ width: 390 })
  const title = `Bridge Street Meet ${crypto.randomUUID().slice(0, 8)}`
  const email = `vera-${crypto.randomUUID()}@example.test`
  const startsOn = addTime(await control.now(), { days: 60 }).slice(0, 10)
  await page.goto('/events/suggest')
  await wake(page)
  await page.getByRole('button', { name: 'Suggest event' }).click()
  await page.getByText('Choose a state').last().waitFor()
  await page.getByLabel('Name of the event').fill(title)
  await page.getByLabel('City').fill('Macon')
  await page.getByLabel('State').selectOption('GA')
  await page.getByLabel('First day').fill(startsOn)
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('I am human').check()
  await page.getByRole('button', { name: 'Suggest event' }).click()
  await page.getByRole('heading', { name: 'Thank you for your suggestion' }).waitFor()
  await control.settle()

  const { page: review } = await visit({ as: 'admin@demo.test' })
  const open = async (status: string) => {
    await review.goto(`/admin/event-suggestions?status=${status}`)
    await review.getByRole('button', { name: title }).click()
    return review.getByRole('dialog', { name: 'Suggested event' })
  }
  const asking = await open('submitted')
  await expectAccessible(review, 'a suggestion under review')
  await asking.getByRole('button', { name: 'Save decision' }).click()
  await asking.getByText('Choose a decision').waitFor()
  await asking.getByRole('radio', { name: /^Ask/ }).check()
  await asking.getByLabel('Message to the suggester').fill('Which lot is it on?')
  await asking.getByRole('button', { name: 'Save decision' }).click()
  await review.getByText('The question is sent').waitFor()
  await control.settle()

  const mails = await control.inbox(email)
  const link =
    mails.flatMap(({ text }) => text.match(/http\S+\/events\/suggest\/status#\S+/) ?? []).at(-1) ?? ''
  expect(new URL(link).hash).not.toBe('')
  await page.goto(link)
  await page.getByText('Which lot is it on?').waitFor()
  await page.getByLabel('Your answer').fill('The one behind the old mill.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('You answered').waitFor()

  const deciding = await open('in_review')
  await deciding.getByText('The one behind the old mill.').waitFor()
  await deciding.getByRole('radio', { name: /^Approve/ }).check()
  await deciding.getByRole('button', { name: 'Save decision' }).click()
  await review.getByText('The suggestion is approved, and its event is a draft now').waitFor()
  const done = await open('approved')
  await done.getByRole('link', { name: 'Open it in the editor' }).click()
  await review.waitForURL('**/events/evt_*/edit')
  await expect.poll(() => review.getByLabel('Title', { exact: false }).first().inputValue()).toBe(title)
  await page.goto('/events')
  await page.goto(link)
  await page.getByText('Approved', { exact: true }).waitFor()
})

test('the organizer is chosen from organizations as it is typed, or stays free text', async () => {
  const organization = await putOrganization()
  // The search finds it from here on.
  await control.settle()
  const { page } = await visit({ as: 'member@demo.test', width: 390 })
  const title = `Ridge Road Meet ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/events/suggest')
  await wake(page)
  // Before the session is known, the form is that of a visitor.
  await page.getByRole('tab', { name: 'Your suggestions' }).waitFor()
  const organizer = page.getByRole('combobox', { name: 'Organizer' })
  const option = page.getByRole('option', { name: organization.name })
  await organizer.fill(organization.name.slice(0, -1))
  await option.waitFor()
  await expectAccessible(page, 'organizations while an organizer is typed')
  await organizer.press('ArrowDown')
  await organizer.press('Enter')
  await page.getByText('An organization on Boxrise.', { exact: true }).waitFor()
  await expect.poll(() => organizer.inputValue()).toBe(organization.name)
  await organizer.press('End')
  await organizer.press('x')
  await page.getByText('A person, a shop, or an organization on Boxrise.').waitFor()
  await organizer.press('Backspace')
  await option.click()
  await page.getByText('An organization on Boxrise.', { exact: true }).waitFor()

  await page.getByLabel('Name of the event').fill(title)
  await page.getByLabel('City').fill('Macon')
  await page.getByLabel('State').selectOption('GA')
  await page.getByLabel('First day').fill(addTime(await control.now(), { days: 61 }).slice(0, 10))
  await page.getByRole('button', { name: 'Suggest event' }).click()
  await page.getByRole('heading', { name: 'Thank you for your suggestion' }).waitFor()

  const { page: review } = await visit({ as: 'admin@demo.test' })
  await review.goto('/admin/event-suggestions')
  await review.getByRole('button', { name: title }).click()
  const dialog = review.getByRole('dialog', { name: 'Suggested event' })
  await dialog.getByRole('link', { name: organization.name }).waitFor()
  await expectAccessible(review, 'a suggestion with an organization')
})
