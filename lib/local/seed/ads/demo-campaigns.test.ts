import { expect, test } from 'vitest'
import { heldRoom } from '#core/ads/ad-zones/sold-days.ts'
import { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt, holdsDays } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { checkedDays } from '#shared/ads/ad-campaigns/checked-days.ts'
import { isUsed, missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { sellableOf } from '#shared/ads/ad-zones/zone-room.ts'
import { firstTerms } from '#shared/ads/ad-zones/zone-settings.ts'
import { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { demoCampaigns, demoFeatured } from './demo-campaigns.ts'
import { demoCampaignDays, demoHouseDays } from './demo-figures.ts'
import { demoHouseAds } from './demo-house-ads.ts'

const now = '2026-11-25T21:00:00.000Z'
const made = demoCampaigns(now)
const named = (name: string) => made.find(({ campaign }) => campaign.name === name)

test('eight campaigns of two advertisers are whole, and could have been submitted as they are', () => {
  expect(made).toHaveLength(8)
  expect(new Set(made.map(({ campaign }) => campaign.advertiserId)).size).toBe(2)
  for (const { campaign, ads } of made) {
    expect(AdCampaign.safeParse(campaign).error).toBeUndefined()
    checkedDays({ ...campaign, model: 'views', views: 1 }, campaign.createdAt)
    expect(ads.filter(isUsed).length).toBeGreaterThan(0)
    for (const ad of ads) {
      expect(AdCreative.safeParse(ad).error).toBeUndefined()
      expect(missingInCreative(ad)).toEqual([])
    }
  }
})

test('before anything is paid they are approved, in review, and refused with a reason', () => {
  const states = made.map(({ campaign }) => campaignStateAt(campaign, now)).toSorted()
  expect(states).toEqual([...Array(6).fill('approved'), 'draft', 'in_review'])
  expect(made.find(({ campaign }) => campaign.status === 'draft')?.campaign.reason).toBeTruthy()
})

test('no day of a zone is sold beyond its room, and a sponsor has its days alone', () => {
  const rooms = made
    .map(({ campaign }) => campaign)
    .filter(holdsDays)
    .flatMap(heldRoom)
  for (const [key, ofDay] of Map.groupBy(rooms, ({ zone, day }) => `${zone} ${day}`)) {
    const views = ofDay.reduce((sum, room) => sum + room.views, 0)
    const sponsors = ofDay.reduce((sum, room) => sum + room.sponsors, 0)
    const zone = AdZone.parse(key.split(' ')[0])
    expect(views).toBeLessThanOrEqual(sponsors > 0 ? 0 : sellableOf(firstTerms[zone].dailyEstimate))
    expect(sponsors).toBeLessThanOrEqual(firstTerms[zone].slots)
  }
})

test('the business that is featured belongs to its advertiser', async () => {
  const featured = await demoFeatured(now)
  expect(AdCampaign.safeParse(featured).error).toBeUndefined()
  expect(featured.advertiserId).toBe(named('Gift cards')?.campaign.advertiserId)
})

test('figures add up on each day, and the campaign that is over has 30 days of them and views left', () => {
  for (const { sheet, campaign, ads } of made.filter((one) => one.sheet.pace)) {
    const rows = demoCampaignDays(campaign, ads, { pace: sheet.pace ?? 0, now })
    for (const { served, viewed, notViewed, clicks } of rows) {
      expect(viewed + notViewed).toBe(served)
      expect(clicks).toBeLessThanOrEqual(viewed)
    }
    expect(sumOfFigures(rows).viewed).toBeLessThan(campaign.views ?? 0)
  }
  const over = named('Fall tuning specials')
  if (!over) throw new Error('No campaign is over.')
  const rows = demoCampaignDays(over.campaign, over.ads, { pace: 94, now })
  expect(new Set(rows.map(({ day }) => day)).size).toBe(30)
  expect(sumOfFigures(rows).viewed).toBe(28_200)
})

test('every zone has an ad of the platform, with figures for as many days as screens look at', () => {
  const shown = demoHouseAds(now)
  expect(shown.length).toBeLessThanOrEqual(6)
  expect(new Set(shown.map(({ zone }) => zone))).toEqual(new Set(AdZone.options))
  for (const ad of shown) {
    expect(HouseAd.safeParse(ad).error).toBeUndefined()
    expect(missingInCreative(ad)).toEqual([])
    expect(demoHouseDays(ad, shown, now)).toHaveLength(30)
  }
})
