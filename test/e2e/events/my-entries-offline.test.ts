import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter } from '#test/support/registrations.ts'

const { url, visit } = inBrowser()

test('a ticket opens after the page was loaded again without the network, and a logout takes it away', async () => {
  const member = await completeMember(url)
  const { userId } = await anOrganizer(url)
  const event = await putPublished(userId, { title: 'Far Field Meet' })
  const { code } = await enter(event, userIdOf(member.client), { payAt: 'gate' })
  const { page, context, allow } = await visit({ as: member.email, width: 390, height: 844 })
  await page.goto('/my-entries')
  await page.getByRole('link', { name: 'Far Field Meet' }).waitFor()
  const keptFiles = () =>
    page.evaluate(async () =>
      (await (await caches.open('entries-1')).keys()).map((one) => new URL(one.url).pathname),
    )
  await expect.poll(keptFiles).toContain('/my-entries')
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('own.entries.')))
  await expect.poll(kept).toHaveLength(1)
  for (const file of await keptFiles()) expect(file).toMatch(/^\/(assets\/|my-entries$)/)

  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  // The token may have run out by the time someone stands at the gate.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.endsWith('.accessToken')) localStorage.removeItem(name)
  })
  await context.setOffline(true)
  await page.reload()
  await page.getByText('These were saved on this device').waitFor()
  await expectAccessible(page, 'my entries without the network')
  await page.getByRole('button', { name: 'Show ticket' }).click()
  const ticket = page.getByRole('dialog', { name: 'Far Field Meet' })
  await ticket.getByRole('img', { name: /^Ticket with the code/ }).waitFor()
  await ticket.getByText(`${code.slice(0, 4)} ${code.slice(4)}`, { exact: true }).waitFor()
  await ticket.getByRole('button', { name: 'Close' }).first().click()
  await expect.poll(() => page.getByRole('button', { name: /^More for/ }).count()).toBe(0)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'More for Far Field Meet' }).waitFor()
  await expect.poll(kept).toHaveLength(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  await expect.poll(kept).toEqual([])
})
