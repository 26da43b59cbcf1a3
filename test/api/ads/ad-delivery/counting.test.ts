import { expect, test } from 'vitest'
import { closeWindows } from '#core/ads/ad-delivery/close-windows.ts'
import { countAdView } from '#core/ads/ad-delivery/count-ad-view.ts'
import { figuresOf } from '#core/ads/ad-delivery/figures.ts'
import { differencesOf } from '#core/ads/ad-delivery/reconcile-ads.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { ServedAd } from '#shared/ads/ad-delivery/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import {
  asBrowser,
  clicked,
  closeAt,
  countsOf,
  deliveryNow,
  seen,
  shownIn,
  totalOf,
} from '#test/support/ad-visits.ts'

const zone = 'side_box'
let months = 0

/** A campaign on the evening of its only day, when nothing holds it back, in a month of its own. */
async function planted(more: Partial<AdCampaign> = {}) {
  const month = `2032-${String(++months).padStart(2, '0')}`
  const now = `${month}-11T01:00:00.000Z`
  const day = `${month}-10`
  const campaign = await putCampaign(
    crypto.randomUUID(),
    { status: 'scheduled', zone, startsOn: day, endsOn: day, views: 50, ...more },
    { now },
  )
  return { campaign, now, day }
}

async function shown({ campaign, now }: { campaign: AdCampaign; now: string }): Promise<ServedAd> {
  const ad = await shownIn(zone, now)
  if (ad?.campaign?.id !== campaign.id) throw new Error('the campaign was not shown')
  return ad
}

const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

test('two hundred views with fifty tokens count fifty times, and twenty closings count once', async () => {
  const run = await planted()
  const { id } = run.campaign
  const ads = await many(50, () => shown(run))
  const later = addTime(run.now, { minutes: 2 })
  await many(200, (at) => seen(ads[at % 50] as ServedAd, later))
  const closing = addTime(run.now, { minutes: 21 })
  expect(await closeAt(id, addTime(closing, { seconds: -1 }))).toBe(0)
  const closed = await many(20, () => closeAt(id, closing))
  expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await countsOf(id)).toEqual({ remaining: 0, open: 0, viewed: 50 })
  expect(await totalOf(id)).toMatchObject({ served: 50, viewed: 50, notViewed: 0, replayed: 150 })
  expect(await differencesOf(id)).toEqual([])
})

test('what was not viewed comes back, is shown again, and in the end no more was viewed than was booked', async () => {
  const run = await planted()
  const { id } = run.campaign
  const ads = await many(50, () => shown(run))
  expect((await shownIn(zone, run.now))?.campaign).toBeUndefined()
  await many(40, (at) => seen(ads[at] as ServedAd, run.now))
  const closing = addTime(run.now, { minutes: 21 })
  await closeAt(id, closing)
  expect(await countsOf(id)).toEqual({ remaining: 10, open: 0, viewed: 40 })
  expect(await deliveryNow(id)).toMatchObject({ dayNet: 40 })
  const more = await many(30, () => shownIn(zone, closing))
  const again = more.filter((ad) => ad?.campaign).map((ad) => ad as ServedAd)
  expect(again).toHaveLength(10)
  await many(10, (at) => seen(again[at] as ServedAd, closing))
  await closeAt(id, addTime(closing, { minutes: 30 }))
  expect(await countsOf(id)).toEqual({ remaining: 0, open: 0, viewed: 50 })
  expect(await totalOf(id)).toMatchObject({ served: 60, viewed: 50, notViewed: 10 })
  expect(await differencesOf(id)).toEqual([])
})

test('a view counts for ten minutes, and not once its window is closed', async () => {
  const run = await planted()
  const { id } = run.campaign
  const [late, inTime, closed] = [await shown(run), await shown(run), await shown(run)]
  await seen(late, addTime(run.now, { seconds: 601 }))
  await seen(inTime, addTime(run.now, { seconds: 600 }))
  expect(await closeWindows(id, run.now, { atOnce: true })).toBe(1)
  await seen(closed, run.now)
  expect(await countsOf(id)).toEqual({ remaining: 49, open: 0, viewed: 1 })
  expect(await totalOf(id)).toMatchObject({ viewed: 1, notViewed: 2, late: 2 })
})

test('bots, what is no browser, members of the advertiser, and administrators are counted apart', async () => {
  const run = await planted()
  const { id, advertiserId } = run.campaign
  const ad = await shown(run)
  await seen(ad, run.now, { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' })
  await seen(ad, run.now, { fetchSite: undefined })
  const visit = { token: ad.token, ip: '10.0.0.1', ...asBrowser }
  await countAdView({ ...visit, by: { userId: advertiserId, isAdministrator: false } }, run.now)
  await countAdView({ ...visit, by: { userId: crypto.randomUUID(), isAdministrator: true } }, run.now)
  expect(await totalOf(id)).toMatchObject({ bots: 1, noMetadata: 1, own: 2, viewed: 0 })
  await countAdView({ ...visit, by: { userId: crypto.randomUUID(), isAdministrator: false } }, run.now)
  await closeAt(id, addTime(run.now, { minutes: 30 }))
  expect(await countsOf(id)).toEqual({ remaining: 49, open: 0, viewed: 1 })
})

test('a forged token, one of another ad, and a changed one count nothing and lead to the own page', async () => {
  const run = await planted()
  const { id } = run.campaign
  const { token } = await shown(run)
  const other = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`
  const parts = token.split('.')
  const shifted = [...parts.slice(0, 5), (Date.parse(run.now) + 60_000).toString(36), parts.at(-1)].join('.')
  expect(token.length).toBeLessThanOrEqual(400)
  expect(encodeURIComponent(token)).toBe(token)
  for (const forged of [other, shifted, 'nothing', '', 'a'.repeat(400), token.replace(zone, 'home_wide')]) {
    await seen({ token: forged }, run.now)
    expect(await clicked({ token: forged }, run.now)).toMatch(/^https?:\/\/[^/]+\/advertise$/)
  }
  await closeAt(id, addTime(run.now, { minutes: 30 }))
  expect(await totalOf(id)).toMatchObject({ served: 1, viewed: 0, notViewed: 1, clicks: 0 })
})

test('thirty views of a campaign an hour count from one network', async () => {
  const run = await planted()
  const { id } = run.campaign
  const ads = await many(32, () => shown(run))
  const half = (at: number) => `2001:db8:0:1::${at.toString(16)}`
  await many(32, (at) => seen(ads[at] as ServedAd, run.now, { ip: half(at) }))
  await closeAt(id, addTime(run.now, { minutes: 30 }))
  expect(await totalOf(id)).toMatchObject({ viewed: 30, network: 2, notViewed: 2 })
})

test('a click counts once, after its view, and leads to what is stored', async () => {
  const run = await planted()
  const { id } = run.campaign
  const target = 'https://shop.example/bass'
  const [ad, unseen] = [await shown(run), await shown(run)]
  expect(await clicked(ad, run.now)).toBe(target)
  expect(await totalOf(id)).toMatchObject({ clicks: 0 })
  await seen(ad, run.now)
  expect(await many(5, () => clicked(ad, run.now))).toEqual(Array(5).fill(target))
  expect(await clicked(unseen, run.now)).toBe(target)
  expect(await totalOf(id)).toMatchObject({ clicks: 1, replayed: 4 })
})

test('clicks of programs, from elsewhere, after a day, or by the fourth one of a network do not count', async () => {
  const run = await planted()
  const { id } = run.campaign
  const ads = await many(7, () => shown(run))
  await many(7, (at) => seen(ads[at] as ServedAd, run.now))
  const [bot, foreign, old, ...same] = ads as [ServedAd, ServedAd, ServedAd, ...ServedAd[]]
  await clicked(bot, run.now, { userAgent: 'curl/8' })
  await clicked(foreign, run.now, { fetchSite: 'cross-site' })
  await clicked(old, addTime(run.now, { hours: 24, seconds: 1 }))
  for (const ad of same) await clicked(ad, run.now, { ip: '192.0.2.7' })
  expect(await totalOf(id)).toMatchObject({ clicks: 3, bots: 1, network: 1 })
})

test('the ad of a campaign that has ended leads on, and its click is not counted', async () => {
  const run = await planted()
  const { id } = run.campaign
  const ad = await shown(run)
  await seen(ad, run.now)
  // Its day ends three hours later.
  expect(await clicked(ad, addTime(run.now, { hours: 4 }))).toBe('https://shop.example/bass')
  expect(await totalOf(id)).toMatchObject({ clicks: 0 })
})

test('a sponsor is counted without a limit', async () => {
  const run = await planted({ model: 'sponsor' })
  const { id } = run.campaign
  const ads = await many(60, () => shown(run))
  await many(30, (at) => seen(ads[at] as ServedAd, run.now))
  await closeAt(id, addTime(run.now, { minutes: 30 }))
  expect(await deliveryNow(id)).toMatchObject({ booked: 0, viewed: 30, open: {} })
  expect((await figuresOf(id)).map(({ day, served, viewed }) => [day, served, viewed])).toEqual([
    [run.day, 60, 30],
  ])
  expect(await differencesOf(id)).toEqual([])
})
