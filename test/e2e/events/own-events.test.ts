import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('an organizer of many events finds the next ones on the dashboard, and the editor and desk of each', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization', companyName: 'Planted Shows' })
  const now = await control.now()
  const lasting = (from: number) => ({
    startsAt: addTime(now, { hours: from }),
    endsAt: addTime(now, { hours: from + 8 }),
  })
  const next = await putPublished(userId, { title: 'Loud on the Levee' }, lasting(20))
  for (let at = 1; at <= 21; at++) await putPublished(userId, { title: `Later ${at}` }, lasting(20 + at))
  await putPublished(userId, { title: 'Long over' }, lasting(-40))
  await control.settle()
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/dashboard')
  const held = page.locator('section', { has: page.getByRole('heading', { name: 'Events you run' }) })
  await held.getByRole('link', { name: 'Loud on the Levee', exact: true }).waitFor()
  await expect.poll(() => held.getByRole('listitem').count()).toBe(5)
  await expect.poll(() => held.getByRole('link', { name: 'Desk of Loud on the Levee' }).count()).toBe(1)
  await held.getByRole('link', { name: 'Edit Loud on the Levee' }).waitFor()
  await expect.poll(() => held.getByText('Long over').count()).toBe(0)
  await expectAccessible(page, 'the dashboard of an organizer')
  await page.goto(`/events/${next.id}`)
  await page.getByRole('link', { name: 'Edit event' }).waitFor()
  await page.getByRole('link', { name: 'Desk', exact: true }).waitFor()
  await page.goto('/dashboard')
  await held.getByRole('link', { name: 'All your events' }).click()
  await page.waitForURL('**/events?when=mine')
  await page.getByRole('tab', { name: 'Mine', selected: true }).waitFor()
})
