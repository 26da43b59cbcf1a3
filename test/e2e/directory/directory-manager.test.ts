import { expect, test } from 'vitest'
import { decideListing } from '#shared/directory/listings/admin-contract.ts'
import type { Listing, ListingFields } from '#shared/directory/listings/listing.ts'
import {
  createListing,
  getOwnListing,
  submitListing,
  updateListing,
} from '#shared/directory/listings/own-contract.ts'
import { markReviewOpen } from '#shared/directory/open-reviews/contract.ts'
import { inBrowser, type Visit } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { feedMember } from '#test/support/feed-member.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const fieldsOf = (businessName: string): ListingFields => ({
  businessName,
  listingType: 'installer',
  summary: '',
  description: 'We install, tune, and measure whatever comes through the door, all week long.',
  place: {
    address1: '1 Main St',
    address2: '',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    hideStreet: false,
  },
  website: 'https://shop.example',
  phone: '(214) 555-0100',
  email: '',
  services: ['installation', 'tuning'],
  brands: [],
  startingPriceFor: '',
  hours: [[], [[540, 1020]], [[540, 1020]], [[540, 1020]], [[540, 1020]], [[540, 1020]], []],
  specialDays: [],
})

const newName = () => `Waiting Works ${crypto.randomUUID().slice(0, 8)}`

async function submitted(owner: Client, businessName = newName()): Promise<Listing> {
  const made = await owner.call(createListing, { body: fieldsOf(businessName) })
  expect(made.status, made.text).toBe(201)
  const { id: listingId, version } = made.body.listing
  const sent = await owner.call(submitListing, { params: { listingId }, body: { version } })
  expect(sent.status, sent.text).toBe(200)
  return sent.body.listing
}

const ownOf = async (owner: Client, listingId: Listing['id']) =>
  (await owner.call(getOwnListing, { params: { listingId } })).body

/** Chooses what waits by its name, further down the list if there is more. */
async function choose(page: Visit['page'], name: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(name), pressed: false })
  const open = page.getByRole('button', { name: new RegExp(name), pressed: true })
  const more = page.getByRole('button', { name: 'Load more' }).first()
  await row.or(open).or(more).first().waitFor()
  while ((await row.or(open).count()) === 0) await more.click()
  if ((await open.count()) === 0) await row.click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

test('an administrator works through what waits by keyboard', async () => {
  const { client: owner } = await completeMember(url)
  const { client: other } = await completeMember(url)
  const good = await submitted(owner)
  const bad = await submitted(other)
  await control.settle()

  const { client: second } = await feedMember(url, { membershipType: 'admin', name: 'Ann Able' })
  const subject = { kind: 'listing' as const, id: good.id }
  await second.call(markReviewOpen, { body: { subject, deviceId: 'laptop-two' } })

  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/directory-manager')
  await choose(page, good.businessName)
  await page.getByText('Ann Able has this open, too.').waitFor()
  await page.getByText('Monday: 9:00 AM – 5:00 PM').waitFor()
  await expectAccessible(page, 'what waits in the directory')
  await page.keyboard.press('a')
  await page.getByText(`${good.businessName} is published`).waitFor()
  expect((await ownOf(owner, good.id)).listing.status).toBe('published')

  await choose(page, bad.businessName)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.getByRole('heading', { level: 2, name: bad.businessName }).waitFor()
  await page.keyboard.press('r')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Reject' }).click()
  await question.getByText('Say what to change.').waitFor()
  await expectAccessible(page, 'the rejection of a listing')
  // While a reason is typed, letters are letters.
  await question.getByLabel('What to change').pressSequentially('An area needs a real name.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await page.getByText(`${bad.businessName} is rejected`).waitFor()
  const { listing } = await ownOf(other, bad.id)
  expect([listing.status, listing.reason]).toEqual(['refused', 'An area needs a real name.'])
  await expect.poll(() => page.getByRole('button', { name: new RegExp(bad.businessName) }).count()).toBe(0)
})

test('of a change, one field is accepted and another one rejected', async () => {
  const { client: owner } = await completeMember(url)
  const admin = await demoClient(url, 'admin')
  const listing = await submitted(owner)
  const { id: listingId, businessName, version } = listing
  const published = await admin.call(decideListing, {
    params: { listingId },
    body: { approves: true, reason: '', version },
  })
  expect(published.status, published.text).toBe(200)
  const asked = await owner.call(updateListing, {
    params: { listingId },
    body: {
      ...fieldsOf(businessName),
      phone: '(214) 555-0101',
      website: 'https://other.example',
      version: published.body.version,
    },
  })
  expect(asked.status, asked.text).toBe(200)
  await control.settle()

  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/directory-manager')
  await choose(page, businessName)
  await page.getByText('(214) 555-0101').waitFor()
  await page
    .getByRole('group', { name: 'Decision about Website' })
    .getByText('Reject', { exact: true })
    .click()
  await expectAccessible(page, 'a change of a listing')
  await page.getByRole('button', { name: 'Accept 1, reject 1' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').fill('This website is of someone else.')
  await question.getByRole('button', { name: 'Save decision' }).click()
  await page.getByText(`Decision on ${businessName} saved`).waitFor()
  const now = await ownOf(owner, listingId)
  expect([now.listing.phone, now.listing.website]).toEqual(['+12145550101', 'https://shop.example'])
  expect(now.change).toBeUndefined()
})

test('an administrator removes a listing and restores it', async () => {
  const { client: owner } = await completeMember(url)
  const listing = await submitted(owner)
  const { page } = await visit({ as: 'admin@demo.test', width: 768 })
  await page.goto(`/admin/directory-manager/${listing.id}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Published', { exact: true }).waitFor()
  await expectAccessible(page, 'a listing that is managed')

  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Saturday').fill('10 AM - 2 PM')
  await form.getByLabel('Reason').fill('They told us by phone.')
  await expectAccessible(page, 'the form of a listing')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saturday: 10:00 AM – 2:00 PM').waitFor()

  await chooseMore(page, 'Remove')
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').fill('It does not exist.')
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Removed', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Restore' }).click()
  await question.getByLabel('Reason').fill('It does exist.')
  await question.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Published', { exact: true }).waitFor()
  expect((await ownOf(owner, listing.id)).listing.status).toBe('published')
})

test('several listings are removed at once, and those that stay are named', async () => {
  const { client: owner } = await completeMember(url)
  const admin = await demoClient(url, 'admin')
  const { id: listingId, businessName, version } = await submitted(owner)
  await admin.call(decideListing, { params: { listingId }, body: { approves: true, reason: '', version } })
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/directory-manager?tab=listings&q=${encodeURIComponent(businessName)}`)
  await page.getByRole('checkbox', { name: `Select ${businessName}` }).check()
  await expectAccessible(page, 'listings to select')
  await page.getByRole('button', { name: 'Pause' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').fill('The owner asked for it.')
  await question.getByRole('button', { name: 'Pause' }).click()
  await question.getByRole('heading', { name: '1 of 1 listing paused' }).waitFor()
  await question.getByRole('button', { name: 'Close' }).first().click()
  expect((await ownOf(owner, listingId)).listing.status).toBe('paused')
})
