import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { putFigures } from '#test/support/ad-figures.ts'
import { untaxed } from '#test/support/begin-subscription.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { payButton, typeCard } from '#test/support/checkout-page.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** A retailer who is billed where no tax is due. */
async function advertiser() {
  const member = await completeMember(url, { membershipType: 'retailer', status: 'active' })
  await member.client.call(saveBillingAddress, { body: untaxed })
  return { ...member, userId: userIdOf(member.client) }
}

/** Its ad has no picture: no file is there for a planted one. */
const put = async (userId: string, more: Partial<AdCampaign>) =>
  putCampaign(userId, more, { now: await control.now(), ads: [{ pictures: [] }] })

/** A campaign on its third day, with 2,500 of 10,000 views. */
async function putRunning(userId: string, name: string) {
  const now = await control.now()
  const startsOn = addDays(siteDay(now), -2)
  const campaign = await put(userId, { name, status: 'scheduled', startsOn, startedAt: now })
  await putFigures(campaign, {
    [startsOn]: { served: 1600, viewed: 1500, notViewed: 100, clicks: 12, bots: 7 },
    [addDays(startsOn, 1)]: { served: 1100, viewed: 1000, notViewed: 100, clicks: 13 },
  })
  return campaign
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const badge = (page: Page, state: string) =>
  page.locator('main header').getByText(state, { exact: true }).waitFor()

/** Presses a button of the page, and the same one in the question that follows. */
async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}

test('an advertiser pays for an approved campaign by card on a phone, and it is scheduled', async () => {
  const { email, userId } = await advertiser()
  const { page, allow } = await visit({ as: email, width: 390 })
  allow(/status of 402/)
  await page.goto('/my-ads')
  await page.getByText('You have no campaigns.').waitFor()
  await page.getByRole('link', { name: 'See ad spaces and prices' }).waitFor()
  await expectAccessible(page, 'no campaigns yet')

  const name = named('Spring bass')
  const campaign = await put(userId, { name })
  await page.reload()
  await wake(page)
  await row(page, name).getByText('Approved', { exact: true }).waitFor()
  await expectAccessible(page, 'a campaign that is to be paid for')
  await row(page, name)
    .getByRole('button', { name: /^Pay \$100\.00/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pay for your campaign' })
  await dialog.getByText('Total').waitFor()
  await typeCard(page, '4000000000000002')
  await payButton(page, '$100.00').last().click()
  await page.getByText('The card was declined.').first().waitFor()
  await expectAccessible(page, 'a card that was declined')
  await typeCard(page, '4242424242424242')
  await payButton(page, '$100.00').last().click()
  await page.getByText('Your campaign is paid').first().waitFor()
  await row(page, name).getByText('Scheduled', { exact: true }).waitFor()
  await row(page, name).getByText('0 of 10,000 views').waitFor()

  await page.goto(adCampaignPath(campaign.id))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await wake(page)
  await page.getByRole('button', { name: /^Download PDF of invoice/ }).waitFor()
  await expectAccessible(page, 'a campaign that is paid for')
  await page.getByRole('term').filter({ hasText: 'Invoice' }).locator('..').getByRole('link').click()
  await page.getByRole('dialog').getByText(name).first().waitFor()
})

test('several approved campaigns are paid for together', async () => {
  const { email, userId } = await advertiser()
  const names = [named('Spring'), named('Summer'), named('Fall')] as const
  for (const name of names) await put(userId, { name })
  const { page } = await visit({ as: email })
  await page.goto('/my-ads')
  await wake(page)
  const choice = page.getByRole('group', { name: 'Campaigns to pay for' })
  await page.getByRole('button', { name: 'Pay for 3 campaigns, $300.00' }).waitFor()
  await choice.getByLabel(`${names[1]}, $100.00`).uncheck()
  await page.getByRole('button', { name: 'Pay for 2 campaigns, $200.00' }).click()
  await page.getByRole('dialog', { name: 'Pay for 2 campaigns' }).getByText('Total').waitFor()
  await typeCard(page, '4242424242424242')
  await payButton(page, '$200.00').click()
  await page.getByText('Your campaigns are paid').first().waitFor()
  await row(page, names[0]).getByText('Scheduled', { exact: true }).waitFor()
  await row(page, names[2]).getByText('Scheduled', { exact: true }).waitFor()
  await row(page, names[1]).getByText('Approved', { exact: true }).waitFor()
})

test('where no cards are accepted, an advertiser reads how to pay by transfer', async () => {
  const { email, userId } = await advertiser()
  const name = named('Spring bass')
  await put(userId, { name })
  const { page } = await visit({ as: email, width: 390 })
  await page.route('**/api/ads/rates', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), takesCards: false } })
  })
  await page.goto('/my-ads')
  await row(page, name)
    .getByRole('button', { name: /^Pay \$100\.00/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pay for your campaign' })
  await dialog.getByText(/Pay \$100\.00 and any tax by transfer/).waitFor()
  await dialog.getByRole('link', { name: 'Contact us' }).waitFor()
  await expectAccessible(page, 'how to pay by transfer')
})

test('an advertiser reads what a running campaign did, keeps it, pauses it, resumes it, and cancels it', async () => {
  const { email, userId } = await advertiser()
  const name = named('Loud summer')
  const campaign = await putRunning(userId, name)
  const { page } = await visit({ as: email })
  await page.goto('/my-ads')
  await row(page, name).getByText('2,500 of 10,000 views').waitFor()
  await wake(page)
  await expectAccessible(page, 'a campaign that runs')
  await row(page, name).getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await badge(page, 'Running')
  await page.getByText('1.00%').first().waitFor()
  await page.getByText(/^Of 10,000 booked/).waitFor()
  await page.getByText('Known bots').waitFor()
  await page.getByText('Statistics are up to 26 minutes old.').waitFor()
  await page.getByText('Show as table').first().click()
  await page.getByRole('table', { name: 'Views' }).getByText('1,500').waitFor()
  await page.getByRole('table', { name: 'Statistics by ad' }).getByText('2,500').waitFor()
  await expectAccessible(page, 'what a campaign did')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ad-statistics-.*\.csv$/)
  const [head = '', first = ''] = readFileSync(await file.path(), 'utf8').split(/\r?\n/)
  expect(head).toContain('Filtered: Known bots')
  expect(first).toContain(campaign.startsOn)

  await press(page, 'Pause')
  await page.getByText('You paused this campaign.').waitFor()
  await badge(page, 'Paused')
  await press(page, 'Resume')
  await badge(page, 'Running')
  await page.getByRole('button', { name: 'Cancel campaign' }).click()
  const asked = page.getByRole('dialog', { name: 'Cancel this campaign?' })
  await asked.getByText('We refund $75.00 for 7,500 views not delivered.').waitFor()
  await asked.getByRole('button', { name: 'Cancel campaign' }).click()
  await badge(page, 'Canceled')
  await page.getByText(/^Canceled on/).waitFor()
})

test('an ad is added to a campaign that runs, submitted, and deleted while it waits', async () => {
  const { email, userId } = await advertiser()
  const name = named('Loud summer')
  const campaign = await putRunning(userId, name)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto(adCampaignPath(campaign.id))
  await page.getByRole('button', { name: 'Add another ad' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Target').fill('https://shop.example/box')
  await dialog.getByLabel('What the picture says').fill('A box by hand')
  await dialog.getByRole('button', { name: 'Save and add pictures' }).click()
  await dialog.getByText('Choose picture').waitFor()
  await dialog.getByLabel('Picture of 300 × 250 pixels').setInputFiles({
    name: 'box.png',
    mimeType: 'image/png',
    buffer: png(300, 250),
  })
  await dialog.getByText('Change picture').waitFor()
  await expectAccessible(page, 'an ad that is written')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Submit for review/ }).click()
  await page.getByText('The ad is in review').first().waitFor()
  const ad = row(page, 'A box by hand')
  await ad.getByText('In review', { exact: true }).waitFor()
  await expect
    .poll(() => ad.getByRole('img', { name: 'A box by hand' }).getAttribute('src'))
    .toContain('/media/')
  await ad.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Ad deleted').first().waitFor()
  await expect.poll(() => ad.count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
})

test('a competitor has no campaigns, and sees nothing of someone else’s', async () => {
  const { userId } = await advertiser()
  const campaign = await put(userId, { name: named('Spring bass') })
  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email, width: 390 })
  allow(/status of 404/)
  await page.goto('/my-ads')
  await page.getByText('You have no campaigns.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Book an ad' }).count()).toBe(0)
  await page.goto(adCampaignPath(campaign.id))
  await page.getByText('Nothing is playing at this address.').waitFor()
  await expect.poll(() => page.getByText(campaign.name).count()).toBe(0)
})
