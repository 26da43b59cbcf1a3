import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decideAdCampaign } from '#shared/ads/ad-campaigns/admin-contract.ts'
import { getAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const retailer = () => completeMember(url, { membershipType: 'retailer', status: 'active' })

const picture = (width: number, height: number) => ({
  name: `${width}x${height}.png`,
  mimeType: 'image/png',
  buffer: png(width, height),
})

const price = (page: Page) => page.getByRole('status').filter({ hasText: 'plus tax where it applies' })

const draftIn = (page: Page) => new URL(page.url()).searchParams.get('campaign') as AdCampaignId

test('a visitor reads what ads cost on a phone, and reckons up a price', async () => {
  const { page } = await visit({ width: 390 })
  await page.goto('/advertise')
  await page.getByRole('heading', { name: 'Be seen by people who build.' }).waitFor()
  await page.getByRole('heading', { name: 'Home page banner' }).waitFor()
  await wake(page)
  await page.getByRole('link', { name: 'Create a business account' }).waitFor()

  await page.getByLabel('Ad space', { exact: true }).selectOption({ label: 'Side box' })
  await page.getByRole('textbox', { name: 'Views', exact: true }).fill('4,000')
  await page.getByText('At least 5,000 views').waitFor()
  await page.getByRole('textbox', { name: 'Views', exact: true }).fill('50,000')
  await expect.poll(() => price(page).textContent()).toContain('$400.00')
  await page.getByText('Sponsor days', { exact: true }).click()
  await page.getByLabel('Days', { exact: true }).fill('2')
  await expect.poll(() => price(page).textContent()).toContain('$80.00')
  await expectAccessible(page, 'what ads cost')
})

test('a competitor reads for whom ads are', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/advertise')
  await wake(page)
  await page.getByText('Advertising is for retailers, manufacturers, and organizations.').waitFor()
  await page.getByRole('link', { name: 'Apply as a business' }).waitFor()
  await page.goto('/advertise/book')
  await page.getByText('Advertising is for retailers, manufacturers, and organizations.').waitFor()
  await expectAccessible(page, 'a booking that is not for competitors')
})

test('a retailer books an ad with its pictures, and repairs it after a refusal', async () => {
  const { email, client } = await retailer()
  const { page } = await visit({ as: email, width: 390 })
  const name = `Spring bass ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/advertise')
  await wake(page)
  await page.getByRole('link', { name: /Book this ad space.*Home page banner/ }).click()
  await page.getByRole('heading', { name: 'Book an ad' }).waitFor()
  await expectAccessible(page, 'the place of an ad')
  await page.getByLabel('Name of the campaign').fill('B')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByText('Must be at least 3 characters').waitFor()
  await page.getByLabel('Name of the campaign').fill(name)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/advertise/book?campaign=adc_*')
  const campaignId = draftIn(page)
  const stored = async () => (await client.call(getAdCampaign, { params: { campaignId } })).body

  await page.getByLabel('Target').fill('http://shop.example')
  await page.getByLabel('What the picture says').fill('Spring bass: ten percent off')
  await page.getByRole('button', { name: 'Save and add pictures' }).click()
  await page.getByText('The target must be an https:// address.').waitFor()
  await page.getByLabel('Target').fill('https://shop.example/spring')
  await page.getByRole('button', { name: 'Save and add pictures' }).click()
  await page.getByLabel('Picture of 970 × 250 pixels').setInputFiles(picture(970, 240))
  await page.getByText('This picture must be 970 × 250 or 1940 × 500 pixels.').waitFor()
  await page.getByLabel('Picture of 970 × 250 pixels').setInputFiles(picture(970, 250))
  await page.getByText('Still missing: a picture of 320 × 100 pixels.').waitFor()
  await expectAccessible(page, 'an ad with a picture that is missing')
  await page.getByLabel('Picture of 320 × 100 pixels').setInputFiles(picture(640, 200))
  await expect.poll(async () => (await stored()).creatives[0]?.pictures.length).toBe(2)
  // A phone that reloads the page comes back to the step.
  await page.reload()
  await wake(page)
  await page.getByRole('heading', { name: 'Ad 1' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()

  // Days that no other test books.
  const startsOn = addDays(siteDay(await control.now()), 200 + Math.floor(Math.random() * 150))
  await page.getByLabel('First day').fill(startsOn)
  await page.getByLabel('Last day').fill(addDays(startsOn, 60))
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByText('A campaign can run for at most 60 days.').waitFor()
  await page.getByLabel('Last day').fill(addDays(startsOn, 4))
  await page.getByRole('textbox', { name: 'Views', exact: true }).fill('500,000')
  await page.getByText(/This ad space (has room for about|is sold out)/).waitFor()
  await page.getByRole('textbox', { name: 'Views', exact: true }).fill('5,000')
  await expect.poll(() => price(page).textContent()).toContain('$75.00')
  await page.getByLabel('States').selectOption({ label: 'Texas' })
  await page.getByRole('button', { name: 'Remove Texas' }).waitFor()
  await page.getByLabel('Limit how often one visitor sees it').check()
  await expectAccessible(page, 'the days and views of an ad')
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await page.getByText('At most 3 times a day').waitFor()
  await page.getByText('Leads to https://shop.example/spring').waitFor()
  await expect.poll(() => price(page).textContent()).toContain('$75.00')
  await expectAccessible(page, 'a campaign before it is submitted')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.waitForURL(`**/my-ads/${campaignId}`)
  const submitted = await stored()
  expect(submitted.campaign).toMatchObject({
    status: 'in_review',
    states: ['TX'],
    frequencyCap: { views: 3, hours: 24 },
    price: { cents: 7500 },
  })
  await page.goto(`/advertise/book?campaign=${campaignId}`)
  await page.getByText('This campaign is in review.').waitFor()

  const admin = await anAdministrator(url)
  const decide = async (approves: boolean, reason: string) => {
    const { version } = (await stored()).campaign
    const answer = await admin.call(decideAdCampaign, {
      params: { campaignId },
      body: { approves, reason, version },
    })
    expect(answer.status).toBe(200)
  }
  await decide(false, 'The picture is gray. Show what you sell.')
  await page.reload()
  await wake(page)
  await page.getByText('The picture is gray. Show what you sell.').waitFor()
  await page.goto(`/advertise/book?campaign=${campaignId}&step=pictures`)
  await page.getByLabel('Picture of 970 × 250 pixels').setInputFiles(picture(1940, 500))
  await expect
    .poll(async () => (await stored()).campaign.version)
    .toBeGreaterThan(submitted.campaign.version + 1)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.waitForURL(`**/my-ads/${campaignId}`)
  await decide(true, '')
  expect((await stored()).campaign.status).toBe('approved')
})

test('a retailer features a published business from their listings', async () => {
  const { email, client } = await retailer()
  const { businessName } = await putListing(userIdOf(client))
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/my-listings')
  await page.getByRole('button', { name: `Feature this business ${businessName}` }).click()
  await page.getByText('$29.00, plus tax where it applies').waitFor()
  await expectAccessible(page, 'the question whether to feature a business')
  await page.getByRole('button', { name: 'Book 30 days' }).click()
  await page.waitForURL('**/my-ads/adc_*')
})
