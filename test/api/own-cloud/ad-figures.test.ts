import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows } from '#core/ads/ad-delivery/close-windows.ts'
import { type Delivery, deliveries } from '#core/ads/ad-delivery/deliveries.ts'
import { sendAdReports } from '#core/ads/ad-delivery/send-reports.ts'
import { settingsOf } from '#core/ads/ad-zones/zone-settings.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { exportAdStatistics, getAdStatistics } from '#shared/ads/ad-delivery/contract.ts'
import { dayStart } from '#shared/ads/ad-delivery/pace.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { getMailChoice, setMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { clicked, deliveryNow, seen, shownIn } from '#test/support/ad-visits.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { grownFigures } from '#test/support/grown-figures.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let now: string

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  now = await control.now()
})
afterAll(() => cloud.stop())

/** An advertiser whose campaign was shown on the last days. */
async function shownLastWeek(zone: AdZone) {
  const advertiser = await feedMember(cloud.url, { membershipType: 'retailer' })
  const today = siteDay(now)
  const startsOn = addDays(today, -3)
  const campaign = await putCampaign(
    advertiser.userId,
    { status: 'scheduled', zone, startsOn, endsOn: addDays(today, 6), views: 10_000 },
    { now: addTime(now, { days: -4 }) },
  )
  for (const day of [-3, -2, -1].map((days) => addDays(today, days))) {
    const noon = addTime(dayStart(day), { hours: 12 })
    for (let at = 0; at < 10; at++) {
      const ad = await shownIn(zone, noon)
      if (ad?.campaign?.id !== campaign.id) throw new Error('the campaign was not shown')
      if (at < 8) await seen(ad, noon)
      if (at < 2) await clicked(ad, noon)
    }
    await closeWindows(campaign.id, addTime(noon, { hours: 1 }))
  }
  return { ...advertiser, campaign }
}

test('the screen, the file, and the weekly mail say the same, and the books add up', async () => {
  const { client, email, campaign } = await shownLastWeek('market_card')
  const params = { campaignId: campaign.id }
  const { total, days } = (await client.call(getAdStatistics, { params })).body
  expect(total).toMatchObject({ served: 30, viewed: 24, notViewed: 6, clicks: 6 })
  const { csv } = (await client.call(exportAdStatistics, { params })).body
  const lines = csv.split('\r\n').slice(1, -1)
  const viewedInFile = lines.reduce((sum, line) => sum + Number(line.split(',')[5]), 0)
  expect([lines.length, viewedInFile]).toEqual([days.length, 24])

  expect((await sendAdReports(now)).sent).toBe(1)
  expect((await sendAdReports(now)).sent).toBe(0)
  await control.settle()
  const mails = (await control.inbox(email)).filter(({ subject }) => subject.startsWith('Your ads from'))
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.text).toContain('Spring bass (Marketplace card): 24 views, 6 clicks, click rate 25.00%')

  await control.run('reconcile_ads')
  await control.run('measure_ad_zones')
  expect((await settingsOf('market_card')).measured).toEqual({ views: 8, days: 3 })
  await control.run('measure_ad_zones')
  expect((await settingsOf('market_card')).version).toBe(1)
})

test('the link in a report turns the reports off, and on again', async () => {
  const { email } = await shownLastWeek('resource_partner')
  const monday = addTime(now, { days: 1 })
  await sendAdReports(monday)
  await control.settle()
  const reports = async () =>
    (await control.inbox(email)).filter(({ subject }) => subject.startsWith('Your ads from'))
  const [first] = await reports()
  const token = /one-click\/([\w-]+)/.exec(first?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const visitor = new Client(cloud.url)
  const params = { token }
  expect((await visitor.call(getMailChoice, { params })).body).toMatchObject({
    topic: 'your ad campaigns each week',
    isOn: true,
  })
  const { body } = await visitor.call(setMailChoice, { params, body: { isOn: false } })
  expect(body).toMatchObject({ isOn: false })
  await sendAdReports(addTime(monday, { days: 1 }))
  await control.settle()
  expect(await reports()).toHaveLength(1)
  await visitor.call(setMailChoice, { params, body: { isOn: true } })
  await sendAdReports(addTime(monday, { days: 2 }))
  await control.settle()
  expect(await reports()).toHaveLength(2)
})

test('the jobs close what is due, and a figure that does not add up rings the alarm', async () => {
  const { userId } = await feedMember(cloud.url, { membershipType: 'retailer' })
  const startsOn = siteDay(now)
  const campaign = await putCampaign(
    userId,
    { status: 'scheduled', model: 'sponsor', zone: 'home_wide', startsOn },
    { now },
  )
  const ad = await shownIn('home_wide', addTime(now, { minutes: -30 }))
  if (ad?.campaign?.id !== campaign.id) throw new Error('the sponsor was not shown')
  await control.run('close_ad_windows')
  expect(await deliveryNow(campaign.id)).toMatchObject({ viewed: 0, open: {} })
  await control.run('reconcile_ads')
  await control.run('send_ad_reports')
  await documents().send(
    new UpdateCommand({
      TableName: env('TABLE_NAME'),
      Key: deliveries.key({ campaignId: campaign.id } as Delivery),
      UpdateExpression: 'SET viewed = :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  )
  await expect(control.run('reconcile_ads')).rejects.toThrow()
})

test('a view counts among the figures of the platform when its window closes, a click at once, each once', async () => {
  const { client: admin } = await feedMember(cloud.url, { membershipType: 'admin' })
  const grown = (work: () => Promise<unknown>) => grownFigures(cloud.url, admin, work)
  const day = siteDay(now)
  const { id } = await putCampaign(
    crypto.randomUUID(),
    { status: 'scheduled', zone: 'side_box', startsOn: day, endsOn: day, views: 3 },
    { now },
  )
  const ad = await shownIn('side_box', now)
  if (ad?.campaign?.id !== id) throw new Error('the campaign was not shown')
  expect(await grown(() => Promise.all([seen(ad, now), seen(ad, now)]))).toEqual({})
  expect(await grown(() => Promise.all([clicked(ad, now), clicked(ad, now)]))).toEqual({ ad_clicks: 1 })
  const closing = addTime(now, { minutes: 21 })
  expect(await grown(() => Promise.all([closeWindows(id, closing), closeWindows(id, closing)]))).toEqual({
    ad_views: 1,
  })
})
