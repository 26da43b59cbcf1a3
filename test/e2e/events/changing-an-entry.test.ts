import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { chooseCard, typeCard, visitAsMember } from '#test/support/checkout-page.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { liveEvent } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'
import { changeStored, enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'

const browser = inBrowser()
const { url, visit } = browser

/** Someone with a paid entry in the first class of an event whose gates are open. */
async function paidEntrant() {
  const organizer = await completeMember(url)
  const event = await liveEvent(userIdOf(organizer.client), {
    title: 'Swap Lane Meet',
    payment: 'online',
    waiver: 'I take part at my own risk.',
    classes: [someClass('S1', { name: 'Street 1' }), someClass('S2', { name: 'Street 2', feeCents: 2500 })],
  })
  const giver = await visitAsMember(browser, '/dashboard', { width: 390 })
  const userId = userIdOf(giver.client)
  const { id: vehicleId } = await putVehicle(userId)
  const held = await enter(event, userId, {
    entries: [{ classKey: 'S1', vehicleId }],
    waiverVersion: event.waiverVersion,
  })
  const pay = { ...held.pay, state: 'paid', dueCents: 0, paidCents: 3000, method: 'cash' } as const
  const { holdUntil: _, ...stored } = held
  const entry = await changeStored(stored, { status: 'confirmed', number: 7, pay })
  return { organizer, event, giver, entry }
}

test('a member changes to a class that costs more, pays by card and hands the entry over; the receiver finishes it and the old ticket ends', async () => {
  const { organizer, giver, entry } = await paidEntrant()
  const { page, allow } = giver
  allow(/status of 409/)
  await page.goto('/my-entries')
  await chooseMore(page, 'Change entry')
  const change = page.getByRole('dialog', { name: 'Change your entry' })
  await change.getByText('The price stays $30.00.').waitFor()
  await change.getByLabel('Class').selectOption('S2')
  await change.getByText('Before $30.00, now $55.00.').waitFor()
  await expectAccessible(page, 'the change of an entry')
  await change.getByRole('button', { name: 'Continue to pay $25.00' }).click()
  const paying = page.getByRole('dialog', { name: 'Pay for your change' })
  await paying.getByText(/Your change is kept for 1\d:/).waitFor()

  // A member who leaves comes back to it, or drops it.
  await paying.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Your change is pending until you pay $25.00.').waitFor()
  await expectAccessible(page, 'a change that waits for its payment')
  await page.getByRole('button', { name: 'Drop the change' }).click()
  await page.getByText('Your change is pending until you pay $25.00.').waitFor({ state: 'hidden' })
  expect((await storedRegistration(entry)).change).toBeUndefined()
  await chooseMore(page, 'Change entry')
  await change.getByLabel('Class').selectOption('S2')
  await change.getByRole('button', { name: 'Continue to pay $25.00' }).click()
  await chooseCard(page)
  await typeCard(page, '4242424242424242')
  await paying.getByRole('button', { name: 'Pay $25.00' }).click()
  await page.getByText('Your entry is changed').waitFor()
  await page.getByText('S2: 2011 Honda Civic').waitFor()
  const changed = await storedRegistration(entry)
  expect(changed.pay).toMatchObject({ state: 'paid', paidCents: 5500 })

  const receiver = await visitAsMember(browser, '/my-entries', { width: 390 })
  receiver.allow(/status of 409/)
  await putVehicle(userIdOf(receiver.client), { model: 'Element' })
  await chooseMore(page, 'Transfer')
  const whom = page.getByRole('dialog', { name: 'Transfer your entry', exact: true })
  await whom.getByText('They get your spot with the number 7 and your classes.').waitFor()
  await expectAccessible(page, 'an entry to hand over')
  const handTo = async (email: string) => {
    await whom.getByLabel('Email').fill(email)
    await whom.getByRole('button', { name: 'Continue' }).click()
    await page
      .getByRole('dialog', { name: 'Offer your entry?' })
      .getByRole('button', { name: 'Offer it' })
      .click()
  }
  await handTo(giver.email)
  await whom.getByText('This is your own email address.').first().waitFor()
  await handTo(receiver.email)
  await page.getByText(`Offered to ${receiver.email}. Yours until they accept.`).waitFor()
  const { page: theirs } = receiver
  await theirs.goto('/my-entries')
  await theirs.getByText(' offers you an entry for ').waitFor()
  await expectAccessible(theirs, 'the offer of an entry')
  await theirs.getByRole('button', { name: /^Accept/ }).click()
  await theirs.getByText('The entry is yours').waitFor()
  // The message stays for as long as the pointer rests on it.
  await theirs.mouse.move(0, 0)
  await page.reload()
  await page.getByText('You have not entered an event').waitFor()
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith('own.entries.'))
        .map(([, value]) => String(value))
        .join(''),
    )
  await expect.poll(kept).not.toContain(entry.id)

  await theirs.getByText(/^This entry was transferred to you\. Finish it by /).waitFor()
  await theirs.getByText('$55.00 was paid. Refunds go to the member who paid.').waitFor()
  await theirs.getByRole('button', { name: 'Finish your entry' }).click()
  const finish = theirs.getByRole('dialog', { name: 'Finish your entry' })
  await finish.getByRole('button', { name: 'Finish my entry' }).click()
  await finish.getByText('Choose a vehicle for Street 2.').first().waitFor()
  await finish.getByLabel('Vehicle').selectOption({ label: 'Daily (2011 Honda Element)' })
  await finish.getByRole('button', { name: 'Finish my entry' }).click()
  await finish.getByText('Accept the waiver to enter.').first().waitFor()
  await finish.getByLabel('I have read the waiver and accept it.').check()
  await finish.getByRole('button', { name: 'Finish my entry' }).click()
  await theirs.getByText('Your entry is complete').waitFor()
  await theirs.getByText('S2: 2011 Honda Element').waitFor()

  const { page: desk, allow: allowAtDesk } = await visit({ as: organizer.email, width: 390, height: 844 })
  allowAtDesk(/status of 404/)
  await desk.goto(`/events/${entry.eventId}/desk`)
  const field = desk.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  const card = desk.getByRole('status', { name: 'Last scan' })
  const scan = async ({ code, ticketKey }: typeof entry) => {
    await field.fill(`CA1.${code}.${ticketKey}`)
    await field.press('Enter')
  }
  await scan(changed)
  await card.getByText('Not let in').waitFor()
  expect((await storedRegistration(entry)).checkIn).toBeUndefined()
  await scan(await storedRegistration(entry))
  await card.getByText('Checked in', { exact: true }).waitFor()
})
