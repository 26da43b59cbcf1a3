import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registrations } from '#core/events/registrations/registrations.ts'
import { cancelRegistration } from '#shared/competitions/desk/contract.ts'
import { inBrowser, showWidth } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { liveEvent } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()

async function aDesk(paid: 'free' | 'gate' = 'free') {
  const organizer = await completeMember(url)
  const cents = paid === 'free' ? 0 : 3000
  const event = await liveEvent(userIdOf(organizer.client), {
    title: 'Gate Test Meet',
    classes: [someClass('S1'), someClass('S2')],
    fees: { registrationFeeCents: cents, earlyOffCents: 0, proOffCents: 0, gateFeeCents: cents },
  })
  const enterAs = async (name: string) => {
    const { userId } = await feedMember(url, { name })
    const { id: vehicleId } = await putVehicle(userId)
    return enter(event, userId, { entries: [{ classKey: 'S1', vehicleId }], payAt: 'gate' })
  }
  const people = [await enterAs('Robin Porter'), await enterAs('Ana Reed')] as const
  const { page, context, allow } = await visit({ as: organizer.email, width: 390, height: 844 })
  await page.goto(`/events/${event.id}/desk`)
  await page.getByText('of 2 checked in').waitFor()
  return { organizer, event, people, page, context, allow }
}

const type = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  // As a scanner does it: into the field that has the focus, with Enter at the end.
  await field.fill(text)
  await field.press('Enter')
}

declare global {
  interface Window {
    /** True while nothing of the queue is read or written on this device. */
    isQueueHeld: boolean
  }
}

/** Keeps the database of the queue busy, as a slow device does. */
const holdQueue = (page: Page) =>
  page.evaluate(async () => {
    window.isQueueHeld = true
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('desk-queue-')) continue
      const opening = indexedDB.open(name)
      await new Promise((opened) => opening.addEventListener('success', opened))
      const items = opening.result.transaction('items', 'readwrite').objectStore('items')
      const hold = () => {
        items.count().onsuccess = () => (window.isQueueHeld ? hold() : opening.result.close())
      }
      hold()
    }
  })
const releaseQueue = (page: Page) =>
  page.evaluate(() => {
    window.isQueueHeld = false
  })

const ticketOf = ({ code, ticketKey }: { code: string; ticketKey: string }) => `CA1.${code}.${ticketKey}`

test('scans at the gate without the network, and sends what waited as soon as there is one', async () => {
  const { people, page, context, allow } = await aDesk()
  const [robin, ana] = people
  // The page is kept last, after its files.
  const isKept = () =>
    page.evaluate(async () => Boolean(await (await caches.open('desk-1')).match(location.pathname)))
  await expect.poll(isKept).toBe(true)
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await type(page, ticketOf(robin))
  const card = page.getByRole('status', { name: 'Last scan' })
  await card.getByText('On the list, will be sent').waitFor()
  await page.getByText('Saved on this device (1)').waitFor()
  await expect.poll(() => page.getByText('Sent', { exact: true }).count()).toBe(0)
  await type(page, 'https://example.test/?id=1')
  await type(page, `CA1.${ana.code}.${'A'.repeat(22)}`)
  await card.getByText('Not on this list. Check it online.').waitFor()
  await type(page, ana.code)
  await card.getByText('Ana Reed').waitFor()
  await page.getByText('Saved on this device (2)').waitFor()
  await expectAccessible(page, 'the desk without the network')

  // The page opens again without the network, with what waits.
  await page.reload()
  await page.getByText('2 of 2 checked in').waitFor()
  await page.getByText('Saved on this device (2)').waitFor()
  expect((await storedRegistration(robin)).checkIn).toBeUndefined()

  await context.setOffline(false)
  await page.getByText('Sent', { exact: true }).first().waitFor()
  await expect
    .poll(async () => (await Promise.all(people.map(storedRegistration))).map(({ checkIn }) => checkIn?.how))
    .toEqual(['scan', 'code'])
})

test('answers whatever a scanner sends with Enter, and is ready for the next ticket', async () => {
  const { people, page, context, allow } = await aDesk()
  const [robin, ana] = people
  const field = page.getByRole('textbox', { name: 'Scan or type a code, number, or name' })
  const card = page.getByRole('status', { name: 'Last scan' })
  const log = page.getByRole('list', { name: 'All gates' })
  // As a scanner does it: key after key, to whatever has the focus, and without a look at the screen.
  const scan = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('')
  }
  allow(/Failed to load resource/)
  await scan(ticketOf(robin))
  await card.getByText('Robin Porter').waitFor()
  await scan('WIFI:S:Guest;T:WPA;P:bass;;')
  await card.getByText('No ticket', { exact: true }).waitFor()
  await expect.poll(() => card.getByText('Robin Porter').count()).toBe(0)
  await log.getByText('Not a ticket for this event').waitFor()
  // The button that had the focus is not what its Enter presses.
  await page.getByRole('button', { name: 'Scan', exact: true }).focus()
  await scan(`https://boxrise.example/t/${ticketOf(ana)}?from=mail`)
  await card.getByText('Ana Reed').waitFor()
  await card.getByText('Checked in', { exact: true }).waitFor()
  await scan('e')
  await page.getByText('2 people match. Choose one below.').waitFor()
  await page.getByRole('list', { name: 'People found' }).getByRole('button', { name: /Robin/ }).click()
  await card.getByText(/^Already checked in/).waitFor()
  await expectAccessible(page, 'the desk after foreign codes')

  allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await scan('4006381333931')
  await card.getByText('No ticket', { exact: true }).waitFor()
  const own = page.getByRole('list', { name: 'On this device' })
  await own.getByText('Not a ticket for this event').waitFor()
  await context.setOffline(false)
  await own.waitFor({ state: 'hidden' })
  await expect.poll(() => log.getByText('Not a ticket for this event').count()).toBe(2)
})

test('lists entries and enters walk-ins without the network, and names what a logout would leave', async () => {
  const { event, page, context, allow } = await aDesk('gate')
  const isKept = () =>
    page.evaluate(async () => Boolean(await (await caches.open('desk-1')).match(location.pathname)))
  await expect.poll(isKept).toBe(true)
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Entries' }).click()
  const list = page.getByRole('list', { name: 'Entries on this device' })
  await list.getByRole('button', { name: /Ana Reed/ }).waitFor()
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Walk-in' })
  for (const [label, value] of Object.entries({ Name: 'Gus Guest', Make: 'Ford', Model: 'Focus' }))
    await dialog.getByLabel(label, { exact: false }).first().fill(value)
  await dialog.getByRole('button', { name: 'Enter' }).click()
  const added = page.getByRole('dialog', { name: 'Gus Guest is on this device' })
  await expectAccessible(page, 'a walk-in without the network')
  await added.getByRole('button', { name: 'Done' }).click()
  await list.getByRole('button', { name: /Gus Guest/ }).click()
  await page.getByRole('dialog', { name: 'Gus Guest' }).getByText('Assigned once it is sent').waitFor()
  await expectAccessible(page, 'an entry without the network')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  // They can be checked in before the server knows them.
  await page.getByRole('tab', { name: 'Check-in' }).click()
  await page.getByText('of 3 checked in').waitFor()
  await type(page, 'gus')
  const card = page.getByRole('status', { name: 'Last scan' })
  await card.getByText('On the list, will be sent').waitFor()
  await page.getByText('Saved on this device (2)').waitFor()
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page
    .getByText('One check-in and one walk-in have not been sent yet. Send them before you log out.')
    .waitFor()
  await page.reload()
  await page.getByText('1 of 3 checked in').waitFor()
  await page.getByRole('tab', { name: 'Entries' }).click()
  await list.getByRole('button', { name: /Gus Guest/ }).waitFor()

  await context.setOffline(false)
  await page.getByText('Sent', { exact: true }).first().waitFor()
  await page.getByRole('tab', { name: 'Check-in' }).click()
  const { items } = await registrations.list({ pk: `EVT#${event.id}`, prefix: 'REG#', limit: 10 })
  expect(items.find(({ guest }) => guest?.name === 'Gus Guest')).toMatchObject({
    number: 3,
    pay: { state: 'paid', method: 'cash' },
    checkIn: { how: 'list', gate: 'Gate 1' },
  })
  await page.getByText('1 of 3 checked in').waitFor()
})

test('what the server fails on for good holds up no one, and is put aside with its error', async () => {
  const { people, page, allow } = await aDesk('gate')
  const [robin, ana] = people
  const card = page.getByRole('status', { name: 'Last scan' })
  allow(/Failed to load resource/)
  await page.route(`**/registrations/${robin.id}/cash`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  )
  for (const [one, name] of [
    [robin, 'Robin Porter'],
    [ana, 'Ana Reed'],
  ] as const) {
    await type(page, ticketOf(one))
    await card.getByText(name).waitFor()
    await card.getByRole('button', { name: 'Took $30.00 in cash, check in' }).click()
  }
  await expect.poll(async () => (await storedRegistration(ana)).checkIn?.gate).toBe('Gate 1')
  // What came after it for the same person was sent then, and is flagged: the server knows of no cash.
  await page.getByRole('button', { name: 'Needs attention (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Needs attention' })
  await dialog.getByText(/^Tried 6 times\. /).waitFor()
  await expectAccessible(page, 'what the server failed on')
  expect((await storedRegistration(robin)).checkIn?.gate).toBe('Gate 1')
  await page.unroute(`**/registrations/${robin.id}/cash`)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await dialog.getByText('Everything is sorted out.').waitFor()
  await expect.poll(async () => (await storedRegistration(robin)).pay.state).toBe('paid')
})

test('what was done for one person stays off the card of the next, on a slow network and a slow device', async () => {
  const { people, page } = await aDesk('gate')
  const [robin, ana] = people
  const card = page.getByRole('status', { name: 'Last scan' })
  const took = card.getByRole('button', { name: 'Took $30.00 in cash, check in' })
  await type(page, ticketOf(robin))
  await card.getByText('Robin Porter').waitFor()
  // The answer about the next one is still on its way when the cash of the one before is taken.
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/desk/check-ins', async (route) => {
    if (route.request().postDataJSON().admitted === false) {
      asked.resolve()
      await answer.promise
    }
    await route.continue()
  })
  await type(page, ticketOf(ana))
  await asked.promise
  await took.click()
  await card.getByText(/^(On the list, will be sent|Checked in)$/).waitFor()
  answer.resolve()
  await card.getByText('Ana Reed').waitFor()
  // This device is still busy with the cash when the next one is scanned, and the button is pressed twice.
  await holdQueue(page)
  await took.dblclick()
  await type(page, ticketOf(robin))
  await card.getByText(/^Already checked in/).waitFor()
  await releaseQueue(page)
  await page.getByText('Sent', { exact: true }).first().waitFor()
  await expect
    .poll(async () => (await Promise.all(people.map(storedRegistration))).map(({ checkIn }) => checkIn?.gate))
    .toEqual(['Gate 1', 'Gate 1'])
  await page.getByText('2 of 2 checked in').waitFor()
  await expect.poll(() => card.getByText('Robin Porter').count()).toBe(1)
  await expect.poll(() => page.getByText(/^(Needs attention|Saved on this device)/).count()).toBe(0)
})

test('takes cash before it lets someone in, takes back within ten seconds, and says when someone came', async () => {
  const { people, page } = await aDesk('gate')
  const [robin] = people
  const card = page.getByRole('status', { name: 'Last scan' })
  await type(page, ticketOf(robin))
  await card.getByText('Unpaid: take $30.00').waitFor()
  await expectAccessible(page, 'an unpaid ticket at the desk')
  // The ten seconds wait for the test, however slow the machine is.
  await page.clock.setFixedTime(await controlOf(url).now())
  await card.getByRole('button', { name: 'Took $30.00 in cash, check in' }).click()
  await page.getByText('Sent', { exact: true }).first().waitFor()
  await expect.poll(async () => (await storedRegistration(robin)).checkIn?.gate).toBe('Gate 1')
  expect((await storedRegistration(robin)).pay).toMatchObject({ state: 'paid', method: 'cash' })
  await card.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => (await storedRegistration(robin)).checkIn).toBeUndefined()
  await page.getByRole('textbox', { name: 'Scan or type a code, number, or name' }).fill('robin')
  await page
    .getByRole('list', { name: 'People found' })
    .getByRole('button', { name: /Robin Porter/ })
    .click()
  await card.getByText('Checked in', { exact: true }).waitFor()
  await type(page, robin.code)
  await card.getByText(/^Already checked in at .+ at Gate 1$/).waitFor()
})

test('enters a walk-in, moves an entry, and prints what the lanes need', async () => {
  const { page } = await aDesk('gate')
  await page.getByRole('tab', { name: 'Entries' }).click()
  await page.waitForURL('**/desk?tab=entries')
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Walk-in' })
  for (const [label, value] of Object.entries({ Name: 'Gus Guest', Make: 'Ford', Model: 'Focus' }))
    await dialog.getByLabel(label, { exact: false }).first().fill(value)
  await expectAccessible(page, 'a walk-in at the desk')
  await dialog.getByRole('button', { name: 'Enter' }).click()
  const added = page.getByRole('dialog', { name: 'Gus Guest is entered' })
  await added.getByText('3', { exact: true }).waitFor()
  await added.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /Gus Guest/ }).click()
  const one = page.getByRole('dialog', { name: '3 · Gus Guest' })
  await one.getByText('Paid $30.00 in cash').waitFor()
  await expectAccessible(page, 'an entry at the desk')
  await one.getByRole('button', { name: /^Move/ }).click()
  const move = page.getByRole('dialog', { name: 'Move to another class' })
  await move.getByLabel('Reason').fill('Measured over the limit.')
  await move.getByRole('button', { name: 'Move' }).click()
  await one.getByRole('list', { name: 'Entries' }).getByText('Class S2', { exact: true }).waitFor()
  await one.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('tab', { name: 'Payments' }).click()
  await page.getByRole('region', { name: 'Settlement' }).waitFor()
  await expectAccessible(page, 'the payments of a desk')
  await page.getByRole('tab', { name: 'Print' }).click()
  await page.getByRole('heading', { name: 'Run sheet: Class S1' }).waitFor()
  await page
    .getByText(/^Printed \d+:\d\d [AP]M\. Newer entries may exist\.$/)
    .first()
    .waitFor()
  await expectAccessible(page, 'the papers of a desk')
  await showWidth(page, 390)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('an entry that was cancelled by mistake is taken back from its own card', async () => {
  const { organizer, people, page } = await aDesk()
  const [robin] = people
  const { eventId, id } = await storedRegistration(robin)
  expectSuccess(
    await organizer.client.call(cancelRegistration, {
      params: { eventId, registrationId: id },
      body: { reason: 'They called to say they are ill.' },
    }),
  )
  await page.reload()
  await page.getByRole('tab', { name: 'Entries' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Status').selectOption('cancelled')
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await page.getByText('Robin Porter').first().click()
  const card = page.getByRole('dialog', { name: /Robin Porter/ })
  await card.getByRole('button', { name: 'Reinstate entry' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /^Reinstate/ }))
  await question.getByText('the runs and sheets they had count again').waitFor()
  await question.getByRole('button', { name: 'Reinstate', exact: true }).click()
  await page.getByText('Entry reinstated').waitFor()
  await expect.poll(async () => (await storedRegistration(robin)).status).toBe('confirmed')
})
