import { expect, test } from 'vitest'
import { longDay } from '#shared/platform/time/long-day.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putHelper, putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

test('keys lead from day to day of a month and into the next one, and Enter shows the events of a day', async () => {
  const { userId } = await anOrganizer(url)
  const title = `Levee Meet ${crypto.randomUUID().slice(0, 8)}`
  await putPublished(userId, {
    title,
    startsAt: { local: '2028-03-04T09:00' },
    endsAt: { local: '2028-03-04T17:00' },
    entriesCloseAt: { local: '2028-03-04T08:00' },
  })
  // The calendar is what the table stream keeps of events.
  await controlOf(url).settle()
  const { page } = await visit({ width: 768 })
  await page.goto(`/events?when=month&month=2028-02&q=${encodeURIComponent(title)}`)
  await wake(page)
  await page.getByRole('grid', { name: 'Events in February 2028' }).waitFor()
  await expectAccessible(page, 'a month of events')
  const stops = page.locator('[data-day][tabindex="0"]')
  await expect.poll(() => stops.count()).toBe(1)
  await stops.focus()
  const expectFocus = (on: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe(on)
  for (const [key, on] of [
    ['ArrowRight', '2028-02-02'],
    ['ArrowDown', '2028-02-09'],
    ['Home', '2028-02-06'],
    ['End', '2028-02-12'],
    ['PageDown', '2028-03-12'],
    ['PageUp', '2028-02-12'],
    ['End', '2028-02-12'],
    ['PageDown', '2028-03-12'],
    ['ArrowUp', '2028-03-05'],
    ['ArrowLeft', '2028-03-04'],
  ] as const) {
    await page.keyboard.press(key)
    await expectFocus(on)
  }
  await page.getByRole('grid', { name: 'Events in March 2028' }).waitFor()
  await page.getByRole('button', { name: `${longDay('2028-03-04')}, 1 event` }).waitFor()
  await page.getByRole('button', { name: `${longDay('2028-03-03')}, no events` }).click()
  await page.getByText('No events on this day.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const events = page.getByRole('region', { name: longDay('2028-03-04') })
  await events.getByRole('link', { name: title }).waitFor()
})

test('a member who helps at an event finds it among their own, with the answer to an invitation', async () => {
  const { userId } = await anOrganizer(url)
  const { client, email } = await completeMember(url)
  const [judged, invited] = await Promise.all([
    putPublished(userId, { title: 'Lanes by the Levee' }),
    putPublished(userId, { title: 'Desk by the Dock' }),
  ])
  await putHelper(judged.id, userIdOf(client), { role: 'judge' })
  await putHelper(invited.id, userIdOf(client), { role: 'desk', status: 'invited' })
  await controlOf(url).settle()
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/events')
  await page.getByRole('tab', { name: 'Mine' }).click()
  await page.getByText('You are a judge').waitFor()
  await expectAccessible(page, 'the events where a member helps')
  await page.getByRole('link', { name: `Answer the invitation to ${invited.title}` }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('You’re on the event staff').waitFor()
  await page.goto('/events?when=mine')
  await page.getByRole('link', { name: `Desk of ${invited.title}` }).waitFor()

  const { page: other } = await visit({ as: (await completeMember(url)).email })
  const asked = other.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events/helping')
  await other.goto('/events?when=mine')
  await asked
  await other.getByRole('tab', { name: 'Month' }).waitFor()
  await expect.poll(() => other.getByRole('tab', { name: 'Mine' }).count()).toBe(0)
})
