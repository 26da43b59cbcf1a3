import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseCard, payButton, typeCard, visitAsMember } from '#test/support/checkout-page.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const browser = inBrowser()
const { url, visit } = browser
const control = controlOf(url)

let desk: Page | undefined

// The next visitor of this browser has no worker of the desk and no queue.
afterEach(async () => {
  await desk?.context().setOffline(false)
  await desk?.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  desk = undefined
})

async function anOrganizer() {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization', companyName: 'Planted Shows' })
  return { email, userId }
}

/** The wall time of an instant in UTC, as the fields take it. */
const wallTime = (at: string) => at.slice(0, 16)

async function fillEvent(page: Page, title: string): Promise<void> {
  const now = await control.now()
  await page.getByLabel('Title', { exact: false }).first().fill(title)
  await page.getByLabel('Time zone of the venue').selectOption('UTC')
  await page.getByLabel('Starts').fill(wallTime(addTime(now, { hours: 2 })))
  await page.getByLabel('Ends').fill(wallTime(addTime(now, { hours: 8 })))
  await page.getByLabel('Entries close').fill(wallTime(addTime(now, { hours: 1 })))
  await page.getByRole('textbox', { name: 'Venue', exact: true }).fill('Waterfront Lot')
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Louisville')
  await page.getByLabel('State').selectOption('KY')
  await page.getByLabel('Entry fee').fill('25')
  await page.getByLabel('How people pay').selectOption('online')
}

test('an organizer drafts and publishes an event, a member enters and pays, the gate scans without network, and the money goes back', async () => {
  const organizer = await anOrganizer()
  const { page, allow, context } = await visit({ as: organizer.email })
  desk = page
  const title = `Harbor Meet ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/create-event')
  await wake(page)
  await page.getByLabel('Title', { exact: false }).first().fill(title)
  await page.getByRole('button', { name: 'Create draft' }).first().click()
  await page.waitForURL('**/events/evt_*/edit')
  await page.getByText('What is missing').waitFor()
  await page.getByText('Add a venue before you publish.').waitFor()
  await expectAccessible(page, 'a draft of an event')
  await fillEvent(page, title)
  await page.getByRole('button', { name: 'Save event' }).first().click()
  await page.getByText('Everything is in place. You can publish it.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Event published').waitFor()
  await control.settle()

  const member = await visitAsMember(browser, '/events', { width: 390 })
  await member.page.getByLabel('Search events').fill(title)
  await member.page.getByRole('link', { name: title }).click()
  await member.page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await member.page.getByRole('button', { name: 'Enter', exact: true }).click()
  await member.page.getByRole('button', { name: 'Continue to pay $25.00' }).click()
  await chooseCard(member.page)
  await typeCard(member.page, '4242424242424242')
  await payButton(member.page, '$25.00').click()
  const done = member.page.getByRole('dialog', { name: 'You are entered' })
  await done.getByRole('link', { name: 'My entries' }).click()
  await member.page.getByRole('button', { name: 'Show ticket' }).click()
  const ticket = member.page.getByRole('dialog', { name: title })
  const label = await ticket.getByRole('img', { name: /Ticket with the code/ }).getAttribute('aria-label')
  const code = (label ?? '').replace('Ticket with the code ', '').replaceAll(/[^0-9A-Z]/g, '')

  await page.getByRole('link', { name: 'Desk' }).click()
  await page.getByText('of 1 checked in').waitFor()
  // The page is kept last, after its files.
  const isKept = () =>
    page.evaluate(async () => Boolean(await (await caches.open('desk-1')).match(location.pathname)))
  await expect.poll(isKept).toBe(true)
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  const scan = page.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  await scan.fill(code)
  await scan.press('Enter')
  await page.getByText('Saved on this device (1)').waitFor()
  await context.setOffline(false)
  await page.getByText('Sent', { exact: true }).first().waitFor()

  await page.getByRole('tab', { name: 'Entries' }).click()
  await page.getByRole('button', { name: /^1\b/ }).first().click()
  await page.getByText('Paid $25.00 by card').waitFor()
  await page.getByRole('button', { name: 'Cancel entry' }).click()
  const reason = page.getByRole('dialog', { name: /^Cancel the entry of/ })
  await reason.getByText('$25.00 is refunded to their card.').waitFor()
  await reason.getByLabel('Reason').fill('The amplifier does not fit the rules.')
  await reason.getByRole('button', { name: 'Cancel entry' }).click()
  await page.getByText('Entry cancelled').waitFor()
  await control.settle()
  await member.page.reload()
  await member.page.getByText('You paid $25.00, and $25.00 was refunded.').waitFor()
})

test('an organizer copies an event to another day, and cancels one with a reason that everyone reads', async () => {
  const organizer = await anOrganizer()
  const event = await putPublished(organizer.userId, { title: 'Loud on the Levee' })
  const { page } = await visit({ as: organizer.email, width: 390 })
  await page.goto(`/events/${event.id}/edit`)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const copying = page.getByRole('dialog', { name: 'Copy of Loud on the Levee' })
  // A day to come, whenever this runs.
  const day = `${Number((await control.now()).slice(0, 4)) + 1}-06-05`
  await copying.getByLabel('First day').fill(day)
  await copying.getByRole('button', { name: 'Copy event' }).click()
  await page.waitForURL((at) => at.pathname.endsWith('/edit') && !at.pathname.includes(event.id))
  await expect.poll(() => page.getByLabel('Starts').inputValue()).toBe(`${day}T09:00`)

  await page.goto(`/events/${event.id}/edit`)
  await page.getByRole('button', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Loud on the Levee?' })
  await dialog.getByLabel('Reason').fill('Too short')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await dialog
    .getByText('Give a reason of at least 10 characters. Everyone who entered will see it.')
    .waitFor()
  await dialog.getByLabel('Reason').fill('The lot is under water this week.')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await page.getByText('A cancelled event stays cancelled. Copy it to hold it again.').waitFor()
  const { page: visitor } = await visit({ width: 1440 })
  await visitor.goto(`/events/${event.id}`)
  await visitor.getByText('The lot is under water this week.').waitFor()
  await expect.poll(() => visitor.getByRole('button', { name: 'Enter', exact: true }).count()).toBe(0)
})
