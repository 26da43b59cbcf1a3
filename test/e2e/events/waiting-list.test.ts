import { expect, test } from 'vitest'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser } from '#test/support/browser.ts'
import { chooseCard, typeCard, visitAsMember } from '#test/support/checkout-page.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, storedRegistration } from '#test/support/registrations.ts'

const browser = inBrowser()
const { url } = browser
const control = controlOf(url)

test('the first in line enters a place that opens shortly before entries close, and pays for it online later', async () => {
  const organizer = await completeMember(url)
  const event = await putPublished(
    userIdOf(organizer.client),
    { title: 'Last Hour Meet', payment: 'both', capacity: 1, waitingList: { on: true, limit: 5 } },
    { entriesCloseAt: addTime(await control.now(), { hours: 1 }) },
  )
  const inside = await enter(event, (await feedMember(url)).userId, { payAt: 'gate' })
  const member = await visitAsMember(browser, '/dashboard', { width: 390 })
  const turn = await enter(event, userIdOf(member.client), { joinWaitingList: true, number: 77 })
  const { page } = member
  await page.goto(`/events/${event.id}`)
  await page.getByText('so a spot that frees up now is open to everyone').first().waitFor()
  await expect.poll(() => page.getByText('for a day').count()).toBe(0)
  await endRegistration(inside, () => ({ as: 'withdrawn', refundCents: 0 }), await control.now())
  await control.settle()

  await page.goto('/my-entries')
  await page.getByText('Preferred number 77, kept until you enter.').waitFor()
  await page.getByRole('link', { name: 'Enter now' }).click()
  await page.getByText('A spot is open to everyone now.').waitFor()
  await page.getByText('It costs $30.00.').waitFor()
  await expectAccessible(page, 'a spot that is open')
  await page.getByRole('button', { name: 'Pay at the gate' }).click()
  await page.getByText('You are entered, number 77. $30.00 due online or at the gate.').waitFor()

  await page.goto('/my-entries')
  await page.getByRole('button', { name: 'Pay $30.00' }).click()
  const paying = page.getByRole('dialog', { name: 'Pay for your entry' })
  await paying.getByText('Last Hour Meet').waitFor()
  await expectAccessible(page, 'the payment of what is due')
  await chooseCard(page)
  await typeCard(page, '4242424242424242')
  await paying.getByRole('button', { name: 'Pay $30.00' }).click()
  await page.getByText('Your entry is paid').waitFor()
  await page.getByText('You paid $30.00.').waitFor()
  expect((await storedRegistration(turn)).pay).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 3000 })
})
