import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { liveEvent, someWalkIn } from '#test/support/desk.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'
import { changeStored, enter, storedRegistration } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()

/** An event whose waiver a member has accepted in an older version. */
async function staleWaiver() {
  const organizer = await completeMember(url)
  const member = await completeMember(url, { name: 'Robin Porter' })
  const fees = { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }
  const waiver = 'I enter at my own risk.'
  const event = await liveEvent(userIdOf(organizer.client), { title: 'Waiver Test Meet', fees, waiver })
  const entered = await enter(event, userIdOf(member.client), { payAt: 'gate', waiverVersion: 1 })
  return { organizer, member, event, entry: await changeStored(entered, { waiverVersion: 0 }) }
}

const consent = 'I have read the waiver and accept it.'

test('a ticket without the current waiver is stopped at the desk and accepted on its device, also without the network', async () => {
  const { organizer, event, entry } = await staleWaiver()
  const { page, context, allow } = await visit({ as: organizer.email, width: 390, height: 844 })
  await page.goto(`/events/${event.id}/desk`)
  await page.getByText('of 1 checked in').waitFor()
  const isKept = () =>
    page.evaluate(async () => Boolean(await (await caches.open('desk-1')).match(location.pathname)))
  await expect.poll(isKept).toBe(true)
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  const field = page.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  await field.fill(entry.code)
  await field.press('Enter')
  const card = page.getByRole('status', { name: 'Last scan' })
  await card.getByText('Has not accepted the waiver').waitFor()
  await card.getByRole('button', { name: 'Let them accept it here' }).click()
  const dialog = page.getByRole('dialog', { name: /Robin Porter/ })
  await dialog.getByText('I enter at my own risk.').waitFor()
  await expectAccessible(page, 'a waiver at the desk')
  await dialog.getByRole('button', { name: 'Accept and continue' }).click()
  await dialog.getByText('They must read the waiver and accept it.').waitFor()
  await dialog.getByLabel(consent).check()
  await dialog.getByRole('button', { name: 'Accept and continue' }).click()
  await card.getByText('On the list, will be sent').waitFor()
  await page.getByText('Saved on this device (2)').waitFor()
  await context.setOffline(false)
  await expect.poll(async () => (await storedRegistration(entry)).checkIn?.gate).toBe('Gate 1')
  expect(await storedRegistration(entry)).toMatchObject({
    waiverVersion: 1,
    waiverAtDesk: { by: userIdOf(organizer.client), deviceAt: expect.any(String) },
  })
})

test('an entrant accepts the changed waiver from the ticket on their phone', async () => {
  const { member, entry } = await staleWaiver()
  const { page } = await visit({ as: member.email, width: 390, height: 844 })
  await page.goto('/my-entries')
  await page.getByText('You have not accepted the waiver as it is now.').waitFor()
  await page.getByRole('button', { name: 'Show ticket' }).click()
  const ticket = page.getByRole('dialog', { name: 'Waiver Test Meet' })
  await expectAccessible(page, 'a ticket without the waiver')
  await ticket.getByRole('button', { name: 'Accept the waiver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept the waiver' })
  await dialog.getByText('I enter at my own risk.').waitFor()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.getByText('Read the waiver and accept it.').first().waitFor()
  await expectAccessible(page, 'a waiver to accept')
  await dialog.getByLabel(consent).check()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByText('You have not accepted the waiver').count()).toBe(0)
  expect(await storedRegistration(entry)).toMatchObject({ waiverVersion: 1 })
})

test('a walk-in with the address of a member of another name is asked about, and entered as a guest', async () => {
  const organizer = await completeMember(url)
  const carl = await completeMember(url, { name: 'Carl Couple' })
  const event = await liveEvent(userIdOf(organizer.client), { title: 'Couples Meet' })
  const { page, allow } = await visit({ as: organizer.email, width: 390, height: 844 })
  allow(/status of 409/)
  await page.goto(`/events/${event.id}/desk?tab=entries`)
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Walk-in' })
  await dialog.getByLabel('Name').fill(someWalkIn().name)
  await dialog.getByLabel('Email').fill(carl.email)
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await dialog.getByText('This address belongs to a member with another name.').waitFor()
  await expect.poll(() => page.getByText('Carl').count()).toBe(0)
  await expectAccessible(page, 'a walk-in with the address of a member')
  await dialog.getByRole('button', { name: 'No, enter a guest' }).click()
  await page.getByRole('dialog', { name: 'Gus Guest is entered' }).waitFor()
})
