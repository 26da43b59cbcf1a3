import { expect, test } from 'vitest'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putVendor } from '#test/support/event-vendors.ts'
import { putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function member() {
  const { client, email } = await completeMember(url)
  return { email, userId: userIdOf(client) }
}

test('a shop says that it will be there, the organizer accepts, and a visitor sees it', async () => {
  const [shop, organizer] = [await member(), await member()]
  const listing = await putListing(shop.userId)
  const event = await putPublished(organizer.userId)
  const { businessName: name } = listing
  const { page } = await visit({ as: shop.email, width: 768 })
  await page.goto(eventPath(event.id))
  await page.getByRole('button', { name: `We will be there as ${name}` }).click()
  await page.getByText('Pending: the organizer decides.').waitFor()
  await expectAccessible(page, 'an event that a business asked to join')

  const { page: editor } = await visit({ as: organizer.email })
  await editor.goto(`${eventPath(event.id)}/edit#vendors`)
  await editor.getByText('Pending').waitFor()
  await expectAccessible(editor, 'an event that a business waits for')
  await editor.getByRole('button', { name: `Accept ${name}` }).click()
  await editor.getByText(`${name} will be there`).waitFor()
  await editor.getByRole('button', { name: `Remove ${name}` }).waitFor()
  await control.settle()

  const html = await (await fetch(`${url}${eventPath(event.id)}`)).text()
  expect(html).toContain(name)
  const { page: visitor } = await visit({ width: 390 })
  await visitor.goto(eventPath(event.id))
  const vendors = visitor.getByRole('region', { name: 'Vendors on site' })
  await vendors.getByRole('link', { name }).click()
  await visitor.waitForURL(`**${listingPath(listing.id)}`)
  await visitor.getByRole('heading', { name: 'Where to meet us' }).waitFor()
  await expectAccessible(visitor, 'a business that can be met at an event')
  await visitor.getByRole('link', { name: event.title }).click()
  await visitor.waitForURL(`**${eventPath(event.id)}`)

  await page.goto(listingPath(listing.id))
  await page.getByRole('button', { name: `Withdraw from ${event.title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText(`${name} will not be there`).waitFor()
  await page.getByText('Going to a show?').waitFor()
})

test('an event shows the shops around it, and leads to all of them', async () => {
  const organizer = await member()
  const sea = { lat: -20 - Math.random() * 10, lon: -120 + Math.random() * 10 }
  const [near, vendor] = [
    await putListing(undefined, { point: { ...sea, precision: 'pin' } }),
    await putListing(undefined),
  ]
  const event = await putPublished(organizer.userId, { postalCode: '40202' }, { point: sea })
  await putVendor(event, vendor, { status: 'accepted' })
  await control.settle()
  const { page } = await visit({ width: 390 })
  await page.goto(eventPath(event.id))
  await page.getByRole('region', { name: 'Vendors on site' }).scrollIntoViewIfNeeded()
  const shops = page.getByRole('region', { name: 'Shops nearby' })
  await shops.getByRole('link', { name: near.businessName }).waitFor()
  await shops.getByText('Less than a mile').waitFor()
  await expectAccessible(page, 'an event with vendors and shops')
  await shops.getByRole('link', { name: 'All shops near Louisville' }).click()
  await page.waitForURL('**/directory?near=40202')

  const none = await putPublished(organizer.userId)
  await page.goto(eventPath(none.id))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await control.settle()
  await expect.poll(() => page.getByText('Shops nearby').count()).toBe(0)
})
