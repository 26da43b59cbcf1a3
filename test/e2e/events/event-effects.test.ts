import { expect, test } from 'vitest'
import { eventPath } from '#shared/events/events/event-path.ts'
import { getEventForEdit } from '#shared/events/events/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { changeStored, enter } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()

/** An event with two people who paid in cash and one who has yet to pay. */
async function enteredEvent() {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization', companyName: 'Planted Shows' })
  const event = await putPublished(userId, { title: 'Loud on the Levee' })
  for (const paidCents of [3000, 3000, 0]) {
    const entered = await enter(event, (await feedMember(url)).userId, { payAt: 'gate' })
    const pay = { ...entered.pay, state: 'paid', dueCents: 0, paidCents, method: 'cash' } as const
    if (paidCents > 0) await changeStored(entered, { pay })
  }
  return { client, email, event }
}

test('a move says how many people hear of it and what can go back, before it is saved', async () => {
  const { client, email, event } = await enteredEvent()
  const { page } = await visit({ as: email, width: 390 })
  const stored = async () => (await client.call(getEventForEdit, { params: { eventId: event.id } })).body
  await page.goto(`${eventPath(event.id)}/edit`)
  const section = page.getByRole('navigation', { name: 'Sections' })
  await section.getByRole('button', { name: 'When' }).click()
  for (const label of ['Starts', 'Ends', 'Entries close']) {
    const field = page.getByLabel(label, { exact: false }).first()
    const local = await field.inputValue()
    await field.fill(addTime(`${local}:00.000Z`, { days: 5 }).slice(0, 16))
  }
  await section.getByRole('button', { name: 'Reschedule note' }).click()
  await page.getByLabel('Note for people who entered').fill('The hall is double booked.')
  await page.getByRole('button', { name: 'Save event' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Change time or place?' })
  await dialog.getByText('3 people are notified.').waitFor()
  await dialog.getByText('2 people can withdraw with a full refund: at most $60.00.').waitFor()
  await dialog.getByText(/^Starts: .+ → .+/).waitFor()
  await expectAccessible(page, 'the question before an event moves')
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await stored()).version).toBe(1)
  await page.getByRole('button', { name: 'Save event' }).first().click()
  await dialog.getByRole('button', { name: 'Save and tell 3 people' }).click()
  await page.getByText('Event saved').waitFor()
  expect(await stored()).toMatchObject({ version: 2, moves: [{ city: 'Louisville' }] })
})

test('a change that no one is told of is saved without a question', async () => {
  const { email, event } = await enteredEvent()
  const { page } = await visit({ as: email })
  await page.goto(`${eventPath(event.id)}/edit`)
  await page.getByLabel('Title', { exact: false }).first().fill('Louder on the Levee')
  await page.getByRole('button', { name: 'Save event' }).first().click()
  await page.getByText('Event saved').waitFor()
})

test('a cancellation says how many people hear of it and what goes back, before it is confirmed', async () => {
  const { email, event } = await enteredEvent()
  const { page } = await visit({ as: email, width: 390 })
  await page.goto(`${eventPath(event.id)}/edit`)
  await page.getByRole('button', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Loud on the Levee?' })
  for (const line of [
    '3 people are notified.',
    '$60.00 is refunded to 2 people.',
    'You refund $60.00 in cash at the desk.',
  ])
    await dialog.getByText(line).waitFor()
  await expectAccessible(page, 'the question before an event is cancelled')
  await dialog.getByLabel('Reason').fill('The lot is under water this week.')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await page.getByText('Event cancelled').waitFor()
})

test('where no one has entered, nobody is told and nothing goes back', async () => {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'organization', companyName: 'Planted Shows' })
  const event = await putPublished(userIdOf(client), { title: 'Loud on the Levee' })
  const { page } = await visit({ as: email })
  await page.goto(`${eventPath(event.id)}/edit`)
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Lexington')
  await page.getByLabel('Note for people who entered').fill('The hall is double booked.')
  await page.getByRole('button', { name: 'Save event' }).first().click()
  const moving = page.getByRole('dialog', { name: 'Change time or place?' })
  await moving.getByText('No one is notified.').waitFor()
  await moving.getByText('Nothing is refunded.').waitFor()
  await moving.getByRole('button', { name: 'Save change' }).click()
  await page.getByText('Event saved').waitFor()
  await page.getByRole('button', { name: 'Cancel event' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel Loud on the Levee?' })
  await cancelling.getByText('No one is notified.').waitFor()
  await cancelling.getByText('Nothing is refunded.').waitFor()
})
