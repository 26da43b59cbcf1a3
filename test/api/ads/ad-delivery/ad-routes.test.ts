import { expect, test } from 'vitest'
import {
  countAdView,
  countMemberAdView,
  exportAdStatistics,
  followAd,
  getAdFigures,
  getAdStatistics,
  listAdPaces,
  type ServedAd,
  serveAds,
} from '#shared/ads/ad-delivery/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { browserHeaders, closeAt, countsOf, totalOf } from '#test/support/ad-visits.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** A sponsor of today in a state that no other test asks for, so that its turn comes. */
async function sponsored(state: string) {
  const advertiser = await feedMember(url, { membershipType: 'retailer' })
  const now = await control.now()
  const startsOn = siteDay(now)
  const campaign = await putCampaign(
    advertiser.userId,
    { status: 'scheduled', model: 'sponsor', zone: 'side_box', startsOn, states: [state] },
    { now, ads: [{ alt: '=HYPERLINK("https://shop.example")', targetUrl: 'https://shop.example/sale' }] },
  )
  const shown = async (): Promise<ServedAd> => {
    const visitor = new Client(url)
    const body = { zones: ['side_box' as const], state, skip: [], shown: [] }
    for (let ask = 0; ask < 100; ask++) {
      const answer = await visitor.call(serveAds, { body }, browserHeaders)
      expect(answer.status).toBe(200)
      const found = answer.body.ads.find((ad) => ad.campaign?.id === campaign.id)
      if (found) return found
    }
    throw new Error('the campaign was never shown')
  }
  return { ...advertiser, campaign, shown }
}

test('a visitor is shown an ad, sees it, and follows it: the figures and the file say the same', async () => {
  const { client, campaign, shown } = await sponsored('GU')
  const params = { campaignId: campaign.id }
  const visitor = new Client(url)
  const ad = await shown()
  expect(ad).toMatchObject({ zone: 'side_box', href: `/api/ads/click/${ad.token}` })
  expect(ad.campaign?.advertiser).not.toContain(campaign.advertiserId)
  const { token } = ad
  expect((await visitor.call(countAdView, { body: { token } }, browserHeaders)).status).toBe(204)
  expect((await visitor.call(countAdView, { body: { token } }, browserHeaders)).status).toBe(204)
  const followed = await visitor.call(followAd, { params: { token } }, browserHeaders)
  expect([followed.status, followed.headers.location]).toEqual([303, 'https://shop.example/sale'])
  expect((await client.call(getAdStatistics, { params })).body.open).toBeGreaterThan(0)
  await closeAt(campaign.id, addTime(await control.now(), { minutes: 30 }))
  const { days, total, open } = (await client.call(getAdStatistics, { params })).body
  expect([total.viewed, total.clicks, total.replayed, open]).toEqual([1, 1, 1, 0])
  expect(total.served).toBe(total.viewed + total.notViewed)
  expect(days).toHaveLength(1)
  const { csv } = (await client.call(exportAdStatistics, { params })).body
  const [head, line, ...rest] = csv.split('\r\n')
  expect(head).toContain('Day,Ad,Ad ID,Ad space,Served,Viewed,Not viewed,Clicks,Click rate')
  expect(rest).toEqual([''])
  expect(line).toContain(`,Side box,${total.served},1,${total.notViewed},1,100.00%,0,0,0,0,1,0`)
  expect(line).toContain(`"'=HYPERLINK(`)
  const other = await feedMember(url, { membershipType: 'retailer' })
  expectProblem(await other.client.call(getAdStatistics, { params }), 404, 'campaign_not_found')
  expectProblem(await other.client.call(exportAdStatistics, { params }), 404, 'campaign_not_found')
})

test('a signed-in member counts; the advertiser and administrators are counted apart', async () => {
  const [{ client, campaign, shown }, member, administrator] = await Promise.all([
    sponsored('MP'),
    feedMember(url),
    anAdministrator(url),
  ])
  const { token } = await shown()
  for (const one of [client, administrator, member.client])
    expect((await one.call(countMemberAdView, { body: { token } }, browserHeaders)).status).toBe(204)
  await closeAt(campaign.id, addTime(await control.now(), { minutes: 30 }))
  expect(await totalOf(campaign.id)).toMatchObject({ viewed: 1, own: 2 })
})

test('what comes from another site, from a program, or with a made-up token counts nothing', async () => {
  const { campaign, shown } = await sponsored('AS')
  const { token } = await shown()
  const visitor = new Client(url)
  const see = (body: { token: string }, headers = {}) =>
    visitor.call(countAdView, { body }, { ...browserHeaders, ...headers })
  expect((await see({ token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await see({ token }, { 'user-agent': 'Googlebot/2.1' })).status).toBe(204)
  expect((await see({ token: `${token.slice(0, -2)}zz` })).status).toBe(204)
  const followed = await visitor.call(followAd, { params: { token: 'made-up' } })
  expect([followed.status, followed.headers.location]).toEqual([303, `${url}/advertise`])
  await closeAt(campaign.id, addTime(await control.now(), { minutes: 30 }))
  expect(await totalOf(campaign.id)).toMatchObject({ viewed: 0, bots: 1 })
})

test('administrators read the figures of each zone, and the pace of what was paid for', async () => {
  const administrator = await anAdministrator(url)
  const { campaign, shown, userId } = await sponsored('VI')
  await shown()
  const now = await control.now()
  await closeAt(campaign.id, addTime(now, { minutes: 30 }))
  const { zones } = (await administrator.call(getAdFigures, { query: { days: 2 } })).body
  expect(zones).toHaveLength(5)
  const side = zones.find(({ zone }) => zone === 'side_box')
  expect(side?.total.served).toBeGreaterThan(0)
  expect(side?.days.map(({ day }) => day)).toContain(siteDay(now))
  const member = await feedMember(url)
  expectProblem(await member.client.call(getAdFigures, { query: {} }), 403, 'admin_only')
  let cursor: string | undefined
  const paces = []
  do {
    const { body } = await administrator.call(listAdPaces, {
      query: { limit: 100, ...(cursor && { cursor }) },
    })
    paces.push(...body.items)
    cursor = body.nextCursor
  } while (cursor)
  const { open, viewed } = await countsOf(campaign.id)
  expect(paces.find(({ campaignId }) => campaignId === campaign.id)).toMatchObject({
    name: campaign.name,
    advertiser: { userId },
    isRunning: true,
    booked: 0,
    open,
    viewed,
  })
})
