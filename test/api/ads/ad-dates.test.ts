import { expect, test } from 'vitest'
import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { deliveries } from '#core/ads/ad-delivery/deliveries.ts'
import { stopAdCampaign } from '#shared/ads/ad-campaigns/admin-contract.ts'
import {
  cancelAdCampaign,
  featureListing,
  getAdCampaign,
  pauseAdCampaign,
  resumeAdCampaign,
} from '#shared/ads/ad-campaigns/contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const now = await control.now()
const today = siteDay(now)

const advertiser = () => feedMember(url, { membershipType: 'retailer' })

/** Runs the job, twice at once: what is due is done once. */
const follow = async () => {
  await Promise.all([control.run('follow_ad_dates'), control.run('follow_ad_dates')])
  await control.settle()
}

const stored = async (id: string) => {
  const campaign = await campaigns.get({ id }, { consistent: true })
  if (!campaign) throw new Error(`The campaign ${id} is gone.`)
  return campaign
}
const deliveryOf = (campaignId: string) => deliveries.get({ campaignId }, { consistent: true })

const titles = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

test('an offer that no one paid for in 14 days is a draft again, with its days free', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, { heldUntil: addTime(now, { seconds: -1 }) })
  await follow()
  expect(await stored(id)).toMatchObject({ status: 'draft' })
  expect((await stored(id)).price).toBeUndefined()
  expect(await titles(client)).toEqual(['Your offer has expired'])
})

test('a campaign that begins is told once, and one that is past its days is completed and reckoned up', async () => {
  const { client, userId } = await advertiser()
  const begins = await putCampaign(userId, { status: 'scheduled', startsOn: today })
  const ends = await putCampaign(userId, {
    status: 'scheduled',
    startsOn: addDays(today, -12),
    endsOn: addDays(today, -3),
  })
  await follow()
  await follow()
  expect(await stored(begins.id)).toMatchObject({ status: 'scheduled', startedAt: expect.any(String) })
  // Nothing of 10,000 views was served: all of it goes back.
  expect(await stored(ends.id)).toMatchObject({
    status: 'completed',
    endedOn: addDays(today, -3),
    undelivered: 10_000,
    refundCents: 10_000,
  })
  expect(await deliveryOf(ends.id)).toMatchObject({
    booked: 10_000,
    remaining: 0,
    viewed: 0,
    refunded: 10_000,
  })
  expect((await titles(client)).toSorted()).toEqual(['Campaign finished', 'Your campaign is running'])
})

test('what is left at the end runs on for 14 days where the zone has room, then it is refunded', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, {
    status: 'scheduled',
    zone: 'home_wide',
    refundsAtEnd: false,
    startsOn: addDays(today, -6),
    endsOn: addDays(today, -1),
  })
  await follow()
  expect(await stored(id)).toMatchObject({
    status: 'scheduled',
    makeGood: { until: addDays(today, 13), views: 10_000 },
  })
  expect(await titles(client)).toContain('Your campaign runs on')
  const { campaign } = (await client.call(getAdCampaign, { params: { campaignId: id } })).body
  expectSuccess(
    await client.call(cancelAdCampaign, { params: { campaignId: id }, body: { version: campaign.version } }),
  )
  // A job that is due in the same second comes again.
  await expect
    .poll(async () => {
      await follow()
      return stored(id)
    })
    .toMatchObject({ status: 'cancelled', undelivered: 10_000, refundCents: 10_000 })
})

test('an advertiser cannot end the pause of an administrator, whose reason they read', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, { status: 'scheduled', startsOn: today })
  const params = { campaignId: id }
  const paused = await admin.call(stopAdCampaign, {
    params,
    body: { step: 'pause', reason: 'The target does not answer.', version: 1 },
  })
  expect(paused.body.campaign.pausedBy).toEqual(['administrator'])
  expect(await deliveryOf(id)).toMatchObject({ isRunning: false })
  const own = await client.call(resumeAdCampaign, {
    params,
    body: { version: paused.body.campaign.version },
  })
  expect(own.status).toBe(409)
  const both = await client.call(pauseAdCampaign, { params, body: { version: paused.body.campaign.version } })
  expect(both.body.campaign.pausedBy).toEqual(['administrator', 'advertiser'])
  const left = await admin.call(stopAdCampaign, {
    params,
    body: { step: 'resume', reason: 'It answers again.', version: both.body.campaign.version },
  })
  expect(left.body.campaign.status).toBe('paused')
  const goesOn = await client.call(resumeAdCampaign, {
    params,
    body: { version: left.body.campaign.version },
  })
  expect(goesOn.body.campaign.status).toBe('scheduled')
  expect(await deliveryOf(id)).toMatchObject({ isRunning: true })
  const messages = (await client.call(listNotifications, { query: {} })).body.items.map(
    ({ message }) => message,
  )
  expect(messages.join(' ')).toContain('The target does not answer.')
})

test('the campaigns of a suspended advertiser stand still until the account is back', async () => {
  const { userId } = await advertiser()
  const { id } = await putCampaign(userId, { status: 'scheduled', startsOn: today })
  const params = { userId: userId as never }
  expectSuccess(await admin.call(suspendUser, { params, body: { reason: 'They sell what is not theirs.' } }))
  await expect.poll(async () => (await stored(id)).pausedBy).toEqual(['suspended'])
  expect(await deliveryOf(id)).toMatchObject({ isRunning: false })
  expectSuccess(await admin.call(reactivateUser, { params }))
  await expect.poll(async () => (await stored(id)).status).toBe('scheduled')
})

test('of two that feature a listing at once one gets it, and only while it is published', async () => {
  const { client, userId } = await advertiser()
  const listing = await putListing(userId)
  const ask = () => client.call(featureListing, { body: { listingId: listing.id } })
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const paused = await putListing(userId, { status: 'paused' })
  const refused = await client.call(featureListing, { body: { listingId: paused.id } })
  expect(refused.text).toContain('Only a published listing can be featured.')
  const foreign = await client.call(featureListing, { body: { listingId: (await putListing(undefined)).id } })
  expect(foreign.status).toBe(404)
  expect((await client.call(getListing, { params: { listingId: listing.id } })).status).toBe(200)
})
