import { expect, test } from 'vitest'
import {
  addAdCreative,
  createAdCampaign,
  deleteAdCampaign,
  getAdCampaign,
  removeAdCreative,
  updateAdCampaign,
  updateAdCreative,
  type WholeAdCampaign,
} from '#shared/ads/ad-campaigns/contract.ts'
import { getRateCard } from '#shared/ads/ad-zones/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const startsOn = addDays(siteDay(await controlOf(url).now()), 30)

const words = {
  alt: 'A subwoofer',
  headline: 'Bass',
  text: 'By hand',
  targetUrl: 'https://shop.example/bass',
}

const fields = {
  name: 'Spring bass',
  zone: 'side_box' as const,
  model: 'views' as const,
  views: 10_000,
  startsOn,
  endsOn: addDays(startsOn, 13),
  states: [],
  refundsAtEnd: false,
}

/** A draft with one ad, and the client of its advertiser. */
async function drafted(): Promise<{ client: Client; own: WholeAdCampaign }> {
  const { client } = await feedMember(url, { membershipType: 'retailer' })
  const { campaign } = (await client.call(createAdCampaign, { body: fields })).body
  const added = await client.call(addAdCreative, { params: { campaignId: campaign.id }, body: words })
  expect(added.status).toBe(201)
  return { client, own: added.body }
}

const adOf = ({ creatives: [ad] }: WholeAdCampaign) => {
  if (!ad) throw new Error('the campaign has no ad')
  return ad
}

test('everyone reads what every place costs', async () => {
  const { body } = await new Client(url).call(getRateCard, {})
  expect(body.zones.map(({ zone }) => zone)).toEqual([
    'home_wide',
    'directory_top',
    'side_box',
    'market_card',
    'resource_partner',
  ])
  for (const { pricePerThousandCents, sponsorDayCents } of body.zones)
    expect(Math.min(pricePerThousandCents, sponsorDayCents)).toBeGreaterThan(0)
  expect(body.featured).toEqual({ days: 30, cents: 2900 })
})

test('the words of an ad change on the version seen, and a place without words keeps none', async () => {
  const { client, own } = await drafted()
  const ad = adOf(own)
  expect(ad).toMatchObject({ alt: 'A subwoofer', headline: '', text: '' })
  const params = { campaignId: own.campaign.id, creativeId: ad.id }
  const change = () =>
    client.call(updateAdCreative, {
      params,
      body: { ...words, alt: 'Two subwoofers', version: ad.version },
    })
  expect(adOf((await change()).body)).toMatchObject({ alt: 'Two subwoofers', headline: '', version: 2 })
  expect((await change()).status).toBe(409)
})

test('an ad of a draft is removed, and another place takes all of them away', async () => {
  const { client, own } = await drafted()
  const params = { campaignId: own.campaign.id }
  const removed = await client.call(removeAdCreative, { params: { ...params, creativeId: adOf(own).id } })
  expect(removed.body.creatives).toEqual([])
  const added = await client.call(addAdCreative, { params, body: words })
  const { version } = added.body.campaign
  const moved = await client.call(updateAdCampaign, {
    params,
    body: { ...fields, zone: 'market_card', version },
  })
  expect(moved.body).toMatchObject({ campaign: { zone: 'market_card' }, creatives: [] })
})

test('a draft is deleted with its ads, and only by its advertiser', async () => {
  const { client, own } = await drafted()
  const params = { campaignId: own.campaign.id }
  const { client: other } = await feedMember(url, { membershipType: 'retailer' })
  expect((await other.call(deleteAdCampaign, { params })).status).toBe(404)
  expect((await client.call(deleteAdCampaign, { params })).status).toBe(204)
  expect((await client.call(getAdCampaign, { params })).status).toBe(404)
})
