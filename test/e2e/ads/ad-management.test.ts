import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { getAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { listAdZones } from '#shared/ads/ad-zones/contract.ts'
import { listHouseAds } from '#shared/ads/house-ads/contract.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { inBrowser } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const newName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

const retailer = () => completeMember(url, { membershipType: 'retailer', status: 'active' })

/** Pictures that every cloud has. */
const pictures: AdCreative['pictures'] = sizesOf('home_wide').map((size) => ({
  ...size,
  src: '/icon-192.png',
}))

type More = Partial<AdCampaign>
const planted = async (owner: Client, more: More, ads?: Partial<AdCreative>[]) =>
  putCampaign(userIdOf(owner), more, { now: await control.now(), ...(ads && { ads }) })

const stored = async (owner: Client, { id: campaignId }: AdCampaign) =>
  (await owner.call(getAdCampaign, { params: { campaignId } })).body

/** Chooses what waits by its name, further down the list if there is more. */
async function choose(page: Page, name: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(name), pressed: false })
  const open = page.getByRole('button', { name: new RegExp(name), pressed: true })
  const more = page.getByRole('button', { name: 'Load more' }).first()
  await row.or(open).or(more).first().waitFor()
  while ((await row.or(open).count()) === 0) await more.click()
  if ((await open.count()) === 0) await row.click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

test('an administrator reviews campaigns and an ad on its own by keyboard', async () => {
  const { client: owner } = await retailer()
  const sent: Partial<AdCreative> = { zone: 'home_wide', pictures, status: 'in_review' }
  const campaign: More = { zone: 'home_wide', status: 'in_review' }
  const good = await planted(owner, { ...campaign, name: newName('Good bass') }, [sent])
  const bad = await planted(owner, { ...campaign, name: newName('Bad bass') }, [sent, sent])
  const alt = newName('A later ad')
  const running = await planted(
    owner,
    { zone: 'home_wide', status: 'approved', name: newName('Paid bass') },
    [{}, { ...sent, alt, isAlone: true }],
  )
  await control.settle()

  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto('/admin/ad-management')
  await choose(page, good.name)
  await page.getByRole('region', { name: 'Ad on a wide screen' }).waitFor()
  await page.getByRole('region', { name: 'Ad on a phone' }).waitFor()
  const target = page.getByRole('link', { name: 'https://shop.example/bass' })
  await expect.poll(() => target.getAttribute('rel')).toBe('sponsored nofollow noopener')
  await expectAccessible(page, 'ads to review')
  await page.keyboard.press('a')
  await page.getByText(`${good.name} is approved`).waitFor()
  expect((await stored(owner, good)).campaign.status).toBe('approved')

  await choose(page, bad.name)
  await page.getByRole('heading', { name: 'Ad 2 of 2' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.getByRole('heading', { level: 2, name: bad.name }).waitFor()
  await page.keyboard.press('r')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Reject' }).click()
  await question.getByText('Say what to change.').waitFor()
  await expectAccessible(page, 'the rejection of a campaign')
  // While a reason is typed, letters are letters.
  await question.getByLabel('What to change').pressSequentially('A gray ad.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await page.getByText(`${bad.name} is rejected`).waitFor()
  const { status, reason } = (await stored(owner, bad)).campaign
  expect([status, reason]).toEqual(['draft', 'A gray ad.'])
  await expect.poll(() => page.getByRole('button', { name: new RegExp(bad.name) }).count()).toBe(0)

  await choose(page, alt)
  await page.keyboard.press('a')
  await page.getByText(`The ad of ${running.name} is approved`).waitFor()
  const ads = (await stored(owner, running)).creatives
  expect(ads.map((ad) => ad.status)).toEqual(['approved', 'approved'])
})

test('on a phone, an administrator pauses a campaign and lets it go on', async () => {
  const { client: owner } = await retailer()
  const name = newName('Running bass')
  // Where no other test shows ads.
  const only: More = { zone: 'resource_partner', states: ['GU'] }
  const startsOn = siteDay(await control.now())
  const running = await planted(owner, { ...only, name, startsOn, status: 'scheduled' })

  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/ad-management?tab=running')
  const question = page.getByRole('dialog')
  const ask = async (step: string) => {
    const menu = page.getByRole('button', { name: `Actions for ${name}` })
    const more = page.getByRole('button', { name: 'Load more' })
    await menu.or(more).first().waitFor()
    while ((await menu.count()) === 0) await more.click()
    await menu.click()
    await page.getByRole('menuitem', { name: step }).click()
  }
  await ask('Pause')
  await question.getByLabel('Reason').fill('Its page does not load.')
  await expectAccessible(page, 'the question whether to pause a campaign')
  await question.getByRole('button', { name: 'Pause' }).click()
  await page.getByText(`${name} is paused`).waitFor()
  expect((await stored(owner, running)).campaign.pausedBy).toEqual(['administrator'])

  await ask('Resume')
  await question.getByLabel('Reason').fill('It loads.')
  await question.getByRole('button', { name: 'Resume' }).click()
  await page.getByText(`${name} goes on`).waitFor()
  await ask('End')
  await question.getByLabel('Reason').fill('It sells what may not be sold.')
  await question.getByRole('button', { name: 'End campaign' }).click()
  await page.getByText(`${name} is ended`).waitFor()
  expect((await stored(owner, running)).campaign.status).toBe('cancelled')
  await expectAccessible(page, 'campaigns that run')
})

test('an administrator changes a price', async () => {
  const admin = await demoClient(url, 'admin')
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto('/admin/ad-management?tab=zones')
  await page.getByRole('button', { name: 'Edit Marketplace card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sponsor day, in dollars').fill('much')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter an amount such as 12.50.').waitFor()
  await dialog.getByLabel('Sponsor day, in dollars').fill('51.50')
  await expectAccessible(page, 'the price of an ad space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Marketplace card is saved').waitFor()
  await page.getByText('$51.50, shared by up to 2').waitFor()
  const { zones } = (await admin.call(listAdZones, {})).body
  const saved = zones.find(({ settings }) => settings.zone === 'market_card')
  expect(saved?.settings.sponsorDayCents).toBe(5150)
  await page.getByRole('img', { name: /^Marketplace card, the next 60 days/ }).waitFor()
  await expectAccessible(page, 'the ad spaces')
})

test('an administrator records a transfer for two campaigns of an advertiser', async () => {
  const { client: owner } = await retailer()
  const first = await planted(owner, { name: newName('First bass') })
  const second = await planted(owner, { name: newName('Second bass') })

  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto('/admin/ad-management?tab=orders')
  await page.getByRole('button', { name: 'Record a transfer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await dialog.getByText('Choose a campaign.').waitFor()
  await dialog.getByLabel(`${first.name}, $100.00`).check()
  await dialog.getByLabel(`${second.name}, $100.00`).check()
  await dialog.getByLabel('Reference').fill('Wire 4711')
  await expectAccessible(page, 'a transfer to record')
  await dialog.getByRole('button', { name: 'Record $200.00' }).click()
  await page.getByText('Transfer recorded').waitFor()
  for (const campaign of [first, second])
    expect((await stored(owner, campaign)).campaign.status).toBe('scheduled')
  const row = page.getByRole('row').filter({ hasText: first.name })
  await row.getByText('$200.00').waitFor()
  await expectAccessible(page, 'orders of ads')
  await row.getByRole('link').last().click()
  await page.waitForURL(`**/admin/billing?tab=transactions&userId=${userIdOf(owner)}`)
})

test('on a phone, an administrator makes a house ad, shows it, and deletes it', async () => {
  const admin = await demoClient(url, 'admin')
  const alt = newName('A stack of meters')
  const made = async () => (await admin.call(listHouseAds, {})).body.items.find((one) => one.alt === alt)
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/ad-management?tab=house-ads')
  await page.getByRole('button', { name: 'New house ad for Partner card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page').fill('https://elsewhere.example')
  await dialog.getByRole('button', { name: 'Add house ad' }).click()
  await dialog.getByText('Enter a path of this site, such as /events.').waitFor()
  await dialog.getByLabel('Page').fill('/resources')
  await dialog.getByLabel('What the picture says').fill(alt)
  await dialog.getByLabel('Headline').fill('Measure twice')
  await dialog.getByLabel('Text').fill('Tools for every build.')
  await expectAccessible(page, 'a new house ad')
  await dialog.getByRole('button', { name: 'Add house ad' }).click()
  await page.getByText('Still missing: a picture of 400 × 200 pixels.').waitFor()

  const picture = page.getByLabel(`Picture of 400 × 200 pixels: ${alt}`)
  const file = (width: number) => ({
    name: 'meters.png',
    mimeType: 'image/png',
    buffer: png(width, 200),
  })
  await picture.setInputFiles(file(300))
  await page.getByText('This picture must be 400 × 200 or 800 × 400 pixels.').waitFor()
  await picture.setInputFiles(file(400))
  await page.getByRole('button', { name: `Show ${alt}`, exact: true }).click()
  await page.getByText('It is shown').waitFor()
  expect((await made())?.isShown).toBe(true)
  await expectAccessible(page, 'house ads')
  await page.getByRole('button', { name: `Do not show ${alt}` }).click()
  await page.getByText('It is no longer shown').waitFor()
  await page.getByRole('button', { name: `Delete ${alt}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('House ad deleted').waitFor()
  expect(await made()).toBeUndefined()
})

test('an administrator reads what the ad spaces did', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/ad-management?tab=statistics')
  await page.getByText('7 days').click()
  await page.getByLabel('Ad space').selectOption({ label: 'Side box' })
  await page.getByText('Known bots').waitFor()
  await expectAccessible(page, 'what the ad spaces did')
})
