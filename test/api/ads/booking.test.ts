import { expect, test } from 'vitest'
import { decideAdCampaign, listAdCampaigns } from '#shared/ads/ad-campaigns/admin-contract.ts'
import {
  addAdCreative,
  createAdCampaign,
  getAdCampaign,
  listMyAdCampaigns,
  quoteAdCampaign,
  setAdCreativePicture,
  submitAdCampaign,
  updateAdCampaign,
  withdrawAdCampaign,
} from '#shared/ads/ad-campaigns/contract.ts'
import { listAdZones } from '#shared/ads/ad-zones/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const today = siteDay(await controlOf(url).now())

const words = { alt: 'A subwoofer', headline: '', text: '', targetUrl: 'https://shop.example/bass' }

const advertiser = () => feedMember(url, { membershipType: 'retailer' })

/** Days that no other test books: each test has a month of its own. */
const days = (month: number) => {
  const startsOn = addDays(today, 400 + month * 60)
  return { startsOn, endsOn: addDays(startsOn, 29) }
}

const booking = (month: number, views: number) => ({
  name: 'Spring bass',
  zone: 'side_box' as const,
  model: 'views' as const,
  views,
  ...days(month),
  states: [],
  refundsAtEnd: true,
})

/** What it would cost. */
const quoted = async (client: Client, month: number, views: number) => {
  const { zone, model } = booking(month, views)
  return (await client.call(quoteAdCampaign, { body: { zone, model, views, ...days(month) } })).body
}

/** A draft with an ad that has its picture. */
async function drafted(client: Client, month: number, views: number) {
  const { campaign } = (await client.call(createAdCampaign, { body: booking(month, views) })).body
  const params = { campaignId: campaign.id }
  const added = (await client.call(addAdCreative, { params, body: words })).body
  const creativeId = added.creatives[0]?.id as NonNullable<(typeof added.creatives)[0]>['id']
  const uploadId = await uploadFile(client, png(600, 500), 'image/png', 'ad-creative')
  const pictured = await client.call(setAdCreativePicture, {
    params: { ...params, creativeId },
    body: { uploadId, size: 'wide' },
  })
  expect(pictured.status).toBe(200)
  return { params, creativeId, campaign: pictured.body.campaign, creatives: pictured.body.creatives }
}

test('a campaign goes from a draft with an ad of the exact size to an approved offer with its days held', async () => {
  const { client } = await advertiser()
  const { params, campaign, creatives } = await drafted(client, 0, 25_000)
  expect(creatives[0]?.pictures).toMatchObject([{ size: 'wide', width: 300, height: 250 }])
  // 3,000 views a day, four fifths of which are sold.
  expect(await quoted(client, 0, 25_000)).toMatchObject({ cents: 20_000, days: 30, room: 72_000, fits: true })
  const sent = await client.call(submitAdCampaign, {
    params,
    body: { version: campaign.version, cents: 20_000 },
  })
  expect(sent.body.campaign).toMatchObject({ status: 'in_review', price: { cents: 20_000 } })
  expect((await quoted(client, 0, 25_000)).room).toBe(46_980)
  await expect
    .poll(async () => (await admin.call(listAdCampaigns, { query: { limit: 100 } })).body.items.length)
    .toBeGreaterThan(0)
  const decided = await admin.call(decideAdCampaign, {
    params,
    body: { approves: true, reason: '', version: sent.body.campaign.version },
  })
  expect(decided.body.campaign.status).toBe('approved')
  expect(decided.body.creatives[0]?.status).toBe('approved')
  await expect
    .poll(async () => (await client.call(listMyAdCampaigns, { query: {} })).body.items.length)
    .toBe(1)
})

test('a picture of another size is refused, and the sentence names the right one', async () => {
  const { client } = await advertiser()
  const { params, creativeId } = await drafted(client, 1, 5000)
  const uploadId = await uploadFile(client, png(600, 400), 'image/png', 'ad-creative')
  const refused = await client.call(setAdCreativePicture, {
    params: { ...params, creativeId },
    body: { uploadId, size: 'wide' },
  })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This picture must be 300 × 250 or 600 × 500 pixels.')
})

test('two bookings for the last views of a zone give one, and what is left is named', async () => {
  const both = await Promise.all(
    [0, 1].map(async () => {
      const { client } = await advertiser()
      return { client, ...(await drafted(client, 2, 50_000)) }
    }),
  )
  const answers = await Promise.all(
    both.map(({ client, params, campaign }) =>
      client.call(submitAdCampaign, { params, body: { version: campaign.version, cents: 40_000 } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const lost = answers.find(({ status }) => status === 422)
  expect(lost?.text).toContain('has room for about 21,990 more views')
})

test('days that are refused or taken back are free for others', async () => {
  const { client } = await advertiser()
  const { params, campaign } = await drafted(client, 3, 60_000)
  const submit = async (version: number) =>
    (await client.call(submitAdCampaign, { params, body: { version, cents: 48_000 } })).body.campaign
  const room = async () => (await quoted(client, 3, 5000)).room
  const sent = await submit(campaign.version)
  expect(await room()).toBe(12_000)
  const back = await client.call(withdrawAdCampaign, { params, body: { version: sent.version } })
  expect(back.body.campaign.status).toBe('draft')
  expect(back.body.campaign.price).toBeUndefined()
  expect(await room()).toBe(72_000)
  const again = await submit(back.body.campaign.version)
  const refused = await admin.call(decideAdCampaign, {
    params,
    body: { approves: false, reason: 'The text is too small.', version: again.version },
  })
  expect(refused.body.campaign).toMatchObject({ status: 'draft', reason: 'The text is too small.' })
  expect(await room()).toBe(72_000)
})

test('a sponsor has a day alone: no views are sold on it, and none were', async () => {
  const [{ client: first }, { client: second }] = await Promise.all([advertiser(), advertiser()])
  const { params, campaign } = await drafted(first, 4, 5000)
  const { views: _, ...rest } = booking(4, 5000)
  const sponsor = (
    await first.call(updateAdCampaign, {
      params,
      body: { ...rest, model: 'sponsor', version: campaign.version },
    })
  ).body.campaign
  expect(sponsor.views).toBeUndefined()
  const sent = await first.call(submitAdCampaign, {
    params,
    body: { version: sponsor.version, cents: 30 * 4000 },
  })
  expect(sent.status).toBe(200)
  const other = await drafted(second, 4, 5000)
  const refused = await second.call(submitAdCampaign, {
    params: other.params,
    body: { version: other.campaign.version, cents: 5000 },
  })
  expect(refused.text).toContain('This ad space is sold out on these dates.')
  const { zones } = (await admin.call(listAdZones, {})).body
  expect(zones.map(({ settings }) => settings.zone)).toContain('side_box')
})

test('a campaign is sent in whole, at the price that was shown', async () => {
  const { client } = await advertiser()
  const { campaign } = (await client.call(createAdCampaign, { body: booking(5, 5000) })).body
  const params = { campaignId: campaign.id }
  const submit = (version: number, cents: number) =>
    client.call(submitAdCampaign, { params, body: { version, cents } })
  expect((await submit(1, 5000)).text).toContain('Before you submit it, add: an ad.')
  await client.call(addAdCreative, { params, body: words })
  const { campaign: now } = (await client.call(getAdCampaign, { params })).body
  expect((await submit(now.version, 5000)).text).toContain('a picture of 300 × 250 pixels')
  const other = await drafted(client, 5, 5000)
  const cheap = await client.call(submitAdCampaign, {
    params: other.params,
    body: { version: other.campaign.version, cents: 1 },
  })
  expect(cheap.text).toContain('price_changed')
})
