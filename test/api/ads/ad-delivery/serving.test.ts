import { expect, test } from 'vitest'
import { figuresOf } from '#core/ads/ad-delivery/figures.ts'
import { serveAds } from '#core/ads/ad-delivery/serve-ads.ts'
import { houseAds } from '#core/ads/house-ads/house-ads.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { asBrowser, countsOf, deliveryNow, shownIn, totalOf } from '#test/support/ad-visits.ts'

/** Days of these tests alone, in a year that no other campaign reaches: each test has a zone and a month. */
const at = (month: string, clock = '16:00') => `2031-${month}-10T${clock}:00.000Z`
const oneDay = (month: string) => ({
  startsOn: `2031-${month}-10`,
  endsOn: `2031-${month}-10`,
  status: 'scheduled' as const,
})
/** The last six hours of the day, in which nothing holds a campaign back. */
const evening = (month: string) => `2031-${month}-11T01:00:00.000Z`
const someone = () => crypto.randomUUID()

test('fifty views are served fifty times, however many ask at once, and the next campaign takes its turn', async () => {
  const now = evening('01')
  const first = await putCampaign(someone(), { ...oneDay('01'), zone: 'market_card', views: 50 }, { now })
  const ads = await Promise.all(Array.from({ length: 200 }, () => shownIn('market_card', now)))
  expect(ads.filter((ad) => ad?.campaign?.id === first.id)).toHaveLength(50)
  expect(await countsOf(first.id)).toEqual({ remaining: 0, open: 50, viewed: 0 })
  const next = await putCampaign(someone(), { ...oneDay('01'), zone: 'market_card', views: 50 }, { now })
  expect((await shownIn('market_card', now))?.campaign?.id).toBe(next.id)
})

test('the first one of a day turns the day over, and many at once start it once', async () => {
  const campaign = await putCampaign(someone(), {
    status: 'scheduled',
    zone: 'resource_partner',
    startsOn: '2031-02-10',
    endsOn: '2031-02-19',
    views: 10_000,
  })
  const morning = at('02')
  await Promise.all(Array.from({ length: 20 }, () => shownIn('resource_partner', morning)))
  expect(await deliveryNow(campaign.id)).toMatchObject({
    day: '2031-02-10',
    dayStart: 10_000,
    dayNet: 20,
    remaining: 9980,
  })
  await shownIn('resource_partner', addTime(morning, { days: 1 }))
  expect(await deliveryNow(campaign.id)).toMatchObject({
    day: '2031-02-11',
    dayStart: 9980,
    dayNet: 1,
    remaining: 9979,
  })
})

test('a campaign is not ahead of its day: five at midnight, then by the clock', async () => {
  const campaign = await putCampaign(someone(), {
    status: 'scheduled',
    zone: 'directory_top',
    startsOn: '2031-03-20',
    endsOn: '2031-04-18',
    views: 30_000,
  })
  const midnight = '2031-03-20T04:00:00.000Z'
  const ads = await Promise.all(Array.from({ length: 30 }, () => shownIn('directory_top', midnight)))
  expect(ads.filter((ad) => ad?.campaign)).toHaveLength(5)
  expect(await countsOf(campaign.id)).toMatchObject({ open: 5 })
  // An hour is worth 45 more.
  expect((await shownIn('directory_top', addTime(midnight, { hours: 1 })))?.campaign?.id).toBe(campaign.id)
})

test('sponsors come before views, and share alike', async () => {
  const now = at('04')
  const zone = 'home_wide'
  const views = await putCampaign(someone(), { ...oneDay('04'), zone }, { now })
  const sponsors = await Promise.all(
    [1, 2].map(() => putCampaign(someone(), { ...oneDay('04'), zone, model: 'sponsor' }, { now })),
  )
  const shown = await Promise.all(Array.from({ length: 60 }, () => shownIn(zone, now)))
  const ids = shown.map((ad) => ad?.campaign?.id)
  expect(ids).not.toContain(views.id)
  for (const { id } of sponsors) expect(ids.filter((one) => one === id).length).toBeGreaterThan(10)
})

test('a campaign for states is shown to those who chose one of them, and to no one else', async () => {
  const now = at('05')
  const zone = 'home_wide'
  const { id } = await putCampaign(someone(), { ...oneDay('05'), zone, states: ['TX', 'OK'] }, { now })
  expect((await shownIn(zone, now, { state: 'OK' }))?.campaign?.id).toBe(id)
  expect((await shownIn(zone, now, { state: 'NY' }))?.campaign).toBeUndefined()
  expect((await shownIn(zone, now))?.campaign).toBeUndefined()
})

test('nothing is shown before its first day, after its last one, while it stands still, or that is skipped', async () => {
  const zone = 'home_wide'
  const now = at('06')
  const { id } = await putCampaign(someone(), { ...oneDay('06'), zone }, { now })
  const shown = async (when: string, skip: string[] = []) =>
    (await shownIn(zone, when, { skip }))?.campaign?.id
  expect(await shown(now)).toBe(id)
  expect(await shown(now, [id])).toBeUndefined()
  expect(await shown('2031-06-10T03:59:00.000Z')).toBeUndefined()
  expect(await shown('2031-06-11T04:00:00.000Z')).toBeUndefined()
  const paused = await putCampaign(
    someone(),
    { ...oneDay('07'), zone, status: 'paused', pausedBy: ['advertiser'] },
    { now },
  )
  expect(await shown(at('07'))).toBeUndefined()
  expect(await countsOf(paused.id)).toMatchObject({ open: 0 })
})

test('a page never shows two ads of one advertiser, whether it asks at once or again', async () => {
  const now = at('08')
  const advertiser = someone()
  const zones = ['home_wide', 'side_box'] as const
  for (const zone of zones) await putCampaign(advertiser, { ...oneDay('08'), zone }, { now })
  const ads = await serveAds({ zones, skip: [], shown: [], ...asBrowser }, now)
  const [first] = ads.filter((ad) => ad.campaign)
  expect(ads.filter((ad) => ad.campaign)).toHaveLength(1)
  const again = await shownIn('side_box', now, { shown: [first?.campaign?.advertiser ?? ''] })
  expect(again?.campaign).toBeUndefined()
})

test('programs, and what says nothing of itself, are shown nothing that someone paid for', async () => {
  const now = at('09')
  const zone = 'home_wide'
  const { id } = await putCampaign(someone(), { ...oneDay('09'), zone }, { now })
  expect((await shownIn(zone, now, { userAgent: 'Googlebot/2.1' }))?.campaign).toBeUndefined()
  expect((await shownIn(zone, now, { fetchSite: undefined }))?.campaign).toBeUndefined()
  expect(await countsOf(id)).toMatchObject({ open: 0 })
  const ofDay = (await figuresOf(zone)).filter(({ day }) => day === '2031-09-10')
  expect(ofDay).toMatchObject([{ served: 0, bots: 1, noMetadata: 1 }])
})

test('an ad of the platform fills what no one has booked, and is counted as served', async () => {
  const now = at('10')
  const id = newId('had', now)
  const ad = {
    id,
    zone: 'resource_partner' as const,
    alt: 'Find an event',
    headline: 'Find an event',
    text: 'Near you',
    path: '/events',
    pictures: [],
    isShown: true,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await commit(houseAds.put(ad, { absent: true }))
  await expect
    .poll(async () => {
      await shownIn('resource_partner', now)
      return (await totalOf(id)).served
    })
    .toBeGreaterThan(0)
  await commit(houseAds.delete(ad))
})
