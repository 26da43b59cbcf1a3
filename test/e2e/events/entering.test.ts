import { expect, test } from 'vitest'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { updateEvent } from '#shared/events/events/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseCard, payButton, typeCard, visitAsMember } from '#test/support/checkout-page.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { controlOf } from '#test/support/control.ts'
import { allowAnalytics, countedAt } from '#test/support/counted.ts'
import { anOrganizer, putPublished, someClass, someEvent } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, putVehicle } from '#test/support/registrations.ts'

const browser = inBrowser()
const { url } = browser

const waiver = 'I take part at my own risk.'

async function anEvent(more: Partial<EventForm>) {
  const organizer = await anOrganizer(url)
  return { organizer, event: await putPublished(organizer.userId, more) }
}

test.each([
  ['ahead', 15],
  ['behind', -15],
])(
  'on a phone whose clock is 15 minutes %s, a spot is kept for the 15 minutes that the server gives',
  async (_, minutes) => {
    const { event } = await anEvent({ payment: 'online' })
    const { page } = await visitAsMember(browser, '/dashboard', { width: 390 })
    await page.clock.install({ time: addTime(await controlOf(url).now(), { minutes }) })
    await page.goto(`/events/${event.id}`)
    await wake(page)
    await page.getByRole('button', { name: 'Enter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Enter ${event.title}` })
    await dialog.getByRole('button', { name: 'Continue to pay $30.00' }).click()
    const paying = page.getByRole('dialog', { name: 'Pay for your spot' })
    await paying.getByText(/Your spot is kept for 1[45]:/).waitFor()
    await chooseCard(page)
    await typeCard(page, '4242424242424242')
    await payButton(page, '$30.00').click()
    await page.getByRole('dialog', { name: 'You are entered' }).waitFor()
  },
)

test('a member enters a class on a phone, pays by card, shows the ticket, and withdraws with all that comes back', async () => {
  const { event } = await anEvent({
    payment: 'online',
    waiver,
    classes: [someClass('S1', { name: 'Street 1' })],
  })
  const { page, client, allow } = await visitAsMember(browser, '/dashboard', { width: 390 })
  allow(/status of 409/)
  await putVehicle(userIdOf(client))
  await page.goto(`/events/${event.id}`)
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Enter ${event.title}` })
  await dialog.getByLabel('Preferred number (optional)').fill('42')
  await dialog.getByRole('button', { name: 'Continue to pay $30.00' }).click()
  await dialog.getByText('Accept the waiver to enter.').first().waitFor()
  await dialog.getByLabel('I have read the waiver and accept it.').check()
  await dialog.getByRole('button', { name: 'Continue to pay $30.00' }).click()
  await page.getByRole('dialog', { name: 'Pay for your spot' }).waitFor()
  await page
    .getByRole('dialog')
    .getByText(/Your spot is kept for 1\d:/)
    .waitFor()
  await chooseCard(page)
  await typeCard(page, '4000000000000002')
  await payButton(page, '$30.00').click()
  await page.getByText('The card was declined.').first().waitFor()
  await typeCard(page, '4242424242424242')
  await payButton(page, '$30.00').click()
  const done = page.getByRole('dialog', { name: 'You are entered' })
  await done.getByText('Your number is 42.').waitFor()
  await done.getByRole('link', { name: 'My entries' }).click()
  await page.getByRole('heading', { name: event.title }).waitFor()
  await page.getByRole('button', { name: 'Show ticket' }).click()
  await page
    .getByRole('dialog', { name: event.title })
    .getByRole('img', { name: /Ticket with the code/ })
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await chooseMore(page, 'Withdraw')
  const asked = page.getByRole('dialog', { name: `Withdraw from ${event.title}?` })
  await asked.getByText('$30.00 of the $30.00 you paid is refunded to your card.').waitFor()
  await asked.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn', { exact: true }).waitFor()
  await controlOf(url).settle()
  await page.reload()
  await page.getByText('You paid $30.00, and $30.00 was refunded.').waitFor()
})

test('a member joins the waiting list of a full event and takes the spot that is offered', async () => {
  const { event, organizer } = await anEvent({ payment: 'gate', capacity: 1 })
  await enter(event, (await feedMember(url)).userId)
  const { page } = await visitAsMember(browser, `/events/${event.id}`)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  const dialog = page.getByRole('dialog', { name: `Enter ${event.title}` })
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
  const waiting = page.getByRole('dialog', { name: 'You are on the waiting list' })
  await waiting.getByText('You are number 1 in line.').waitFor()
  await waiting.getByRole('button', { name: 'Close' }).last().click()
  await organizer.client.call(updateEvent, {
    params: { eventId: event.id },
    body: { ...someEvent({ payment: 'gate', capacity: 2 }), version: event.version },
  })
  await controlOf(url).settle()
  await page.reload()
  await page.getByText(/A spot is yours until/).waitFor()
  await page.getByRole('button', { name: 'Accept spot' }).click()
  await page.getByText(/You are entered, number 2\. \$30\.00 due at the gate\./).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'My entries' }).count()).toBeGreaterThan(0)
})

test('a look at an event and an entry are counted by the event alone, from the consent on', async () => {
  const { event } = await anEvent({ payment: 'gate', classes: [someClass('S1', { name: 'Street 1' })] })
  const { page, client } = await visitAsMember(browser, `/events/${event.id}`)
  await putVehicle(userIdOf(client))
  const enterButton = page.getByRole('button', { name: 'Enter', exact: true })
  await enterButton.waitFor()
  await page.goto('/faq')
  await wake(page)
  await allowAnalytics(page, url, 'view_event_detail')
  const ofThisEvent = async (name: string) =>
    (await countedAt(url, name)).filter(({ event_id }) => event_id === event.id)
  await page.goto(`/events/${event.id}`)
  await wake(page)
  const told = {
    event_id: event.id,
    kind: 'competition',
    page_path: '/events/:eventId',
    page_title: 'Event Details',
  }
  await expect.poll(() => ofThisEvent('view_event_detail')).toMatchObject([told])
  await enterButton.click()
  const dialog = page.getByRole('dialog', { name: `Enter ${event.title}` })
  expect(await ofThisEvent('event_registration')).toEqual([])
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await page.getByRole('dialog', { name: 'You are entered' }).waitFor()
  await expect.poll(() => ofThisEvent('event_registration')).toMatchObject([told])
  expect(await ofThisEvent('view_event_detail')).toHaveLength(1)
})
