import { expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { commit } from '#core/platform/db/commit.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { liveEvent } from '#test/support/desk.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, storedRegistration } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('the desk finds people on the waitlist: one press admits the first, a reason someone before others', async () => {
  const organizer = await completeMember(url)
  const event = await liveEvent(userIdOf(organizer.client), {
    title: 'Full House Meet',
    capacity: 2,
    waitingList: { on: true, limit: 5 },
  })
  const as = async (name: string, joinWaitingList = false) =>
    enter(event, (await feedMember(url, { name })).userId, { payAt: 'gate', joinWaitingList })
  const inside = [await as('Ida Inside'), await as('Ole Outside')]
  const first = await as('Wanda First', true)
  await as('Sven Second', true)
  const third = await as('Theo Third', true)
  // Too late for an offer: what frees up is for the desk to give.
  await commit(
    events.put(
      { ...event, entriesCloseAt: addTime(event.startsAt ?? '', { minutes: 1 }), version: event.version + 1 },
      { version: event.version },
    ),
  )
  for (const place of inside)
    await endRegistration(place, () => ({ as: 'withdrawn', refundCents: 0 }), await control.now())
  await control.settle()

  const { page } = await visit({ as: organizer.email, width: 390, height: 844 })
  await page.goto(`/events/${event.id}/desk`)
  const field = page.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  await field.fill('Wanda')
  await page
    .getByRole('list', { name: 'People found' })
    .getByRole('button', { name: /Wanda First/ })
    .click()
  const wanda = page.getByRole('dialog', { name: 'Wanda First' })
  await wanda.getByText('Number 1', { exact: true }).waitFor()
  await expectAccessible(page, 'someone on the waitlist at the gate')
  await wanda.getByRole('button', { name: 'Admit, $40.00 in cash' }).click()
  await page.getByText('Wanda First is in').waitFor()
  expect(await storedRegistration(first)).toMatchObject({
    status: 'confirmed',
    pay: { state: 'paid', paidCents: 4000, method: 'cash' },
  })

  await page.goto(`/events/${event.id}/desk?tab=entries&q=Theo`)
  await page.getByRole('button', { name: /Theo Third/ }).click()
  const theo = page.getByRole('dialog', { name: 'Theo Third', exact: true })
  await theo.getByRole('button', { name: 'Admit, pays later' }).click()
  const why = page.getByRole('dialog', { name: 'Admit Theo Third before someone else?' })
  await why.getByLabel('Reason').fill('Sven has gone home already.')
  await expectAccessible(page, 'the reason for someone before others in line')
  await why.getByRole('button', { name: 'Admit' }).click()
  await page.getByText('Theo Third is in').waitFor()
  expect(await storedRegistration(third)).toMatchObject({ status: 'confirmed', pay: { dueCents: 4000 } })
  await page.goto(`/events/${event.id}/desk`)
  await page.getByText('Sven has gone home already.').waitFor()
})
