import { expect, test } from 'vitest'
import { adRuns } from '#core/ads/ad-delivery/ad-runs.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { decideAdCreative, listWaitingCreatives } from '#shared/ads/ad-campaigns/admin-contract.ts'
import {
  addAdCreative,
  getAdOverview,
  removeAdCreative,
  setAdCreativePicture,
  submitAdCreative,
  updateAdCreative,
} from '#shared/ads/ad-campaigns/contract.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { adsOf, putCampaign } from '#test/support/ad-campaigns.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const today = siteDay(await controlOf(url).now())

const advertiser = () => feedMember(url, { membershipType: 'retailer' })
const words = { alt: 'A subwoofer', headline: '', text: '', targetUrl: 'https://shop.example/bass' }
const running: Partial<AdCampaign> = { status: 'scheduled', startsOn: today }

/** The ads that pages can show of a campaign. */
const shown = async (campaignId: AdCampaign['id']) =>
  (await adRuns.get({ zone: 'side_box', campaignId }, { consistent: true }))?.creatives.map(({ id }) => id) ??
  []

test('a new ad of a running campaign is reviewed on its own, while the old one runs on', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, running)
  const params = { campaignId: id }
  const [old] = (await adsOf(id)) as [AdCreative]
  const added = (await client.call(addAdCreative, { params, body: words })).body
  const made = added.creatives.find((ad) => ad.id !== old.id) as AdCreative
  const ad = { ...params, creativeId: made.id }
  const early = await client.call(submitAdCreative, { params: ad, body: { version: made.version } })
  expect(early.text).toContain('Before you submit it, add: a picture of 300 × 250 pixels.')
  const uploadId = await uploadFile(client, png(300, 250), 'image/png', 'ad-creative')
  expectSuccess(await client.call(setAdCreativePicture, { params: ad, body: { uploadId, size: 'wide' } }))
  const sent = await client.call(submitAdCreative, { params: ad, body: { version: made.version + 1 } })
  expectSuccess(sent)
  expect(await shown(id)).toEqual([old.id])
  const waiting = async () =>
    (await admin.call(listWaitingCreatives, { query: { limit: 100 } })).body.items.find(
      ({ creative }) => creative.id === made.id,
    )
  await expect.poll(async () => (await waiting())?.campaignName).toBe('Spring bass')
  expectSuccess(
    await admin.call(decideAdCreative, {
      params: ad,
      body: { approves: true, reason: '', version: made.version + 2 },
    }),
  )
  expect(await shown(id)).toEqual([old.id, made.id])
  const twice = await admin.call(decideAdCreative, {
    params: ad,
    body: { approves: true, reason: '', version: made.version + 3 },
  })
  expect(twice.status).toBe(409)
})

test('an ad that was refused says why, is changed, and waits again; one that runs is changed by no one', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, running, {
    ads: [{}, { status: 'refused', reason: 'Too small to read.' }],
  })
  const ads = await adsOf(id)
  const find = (status: AdCreative['status']) => ads.find((ad) => ad.status === status) as AdCreative
  const [approved, refused] = [find('approved'), find('refused')]
  const of = (creativeId: AdCreative['id']) => ({ campaignId: id, creativeId })
  const changed = await client.call(updateAdCreative, {
    params: of(refused.id),
    body: { ...words, alt: 'Another picture', version: refused.version },
  })
  const after = changed.body.creatives.find((ad) => ad.id === refused.id)
  expect(after).toMatchObject({ status: 'draft', alt: 'Another picture' })
  expect(after?.reason).toBeUndefined()
  const other = await client.call(updateAdCreative, {
    params: of(approved.id),
    body: { ...words, targetUrl: 'https://elsewhere.example', version: approved.version },
  })
  expect(other.status).toBe(409)
})

test('the last approved ad of a paid campaign stays; one of two is taken away, and shown no more', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, running, { ads: [{}, {}] })
  const [first, second] = (await adsOf(id)) as [AdCreative, AdCreative]
  const remove = (creativeId: AdCreative['id']) =>
    client.call(removeAdCreative, { params: { campaignId: id, creativeId } })
  const left = await remove(first.id)
  expect(left.body.creatives.map((ad) => ad.id)).toEqual([second.id])
  expect(await shown(id)).toEqual([second.id])
  expect((await remove(second.id)).text).toContain('needs an approved ad')
})

test('only https addresses of the public web are targets', async () => {
  const { client, userId } = await advertiser()
  const { id } = await putCampaign(userId, { status: 'draft' }, { ads: [] })
  for (const targetUrl of [
    'http://shop.example',
    'javascript:alert(1)',
    'https://localhost/admin',
    'https://user:secret@shop.example',
    `https://shop.example/${'a'.repeat(500)}`,
  ]) {
    const { status, text } = await client.call(addAdCreative, {
      params: { campaignId: id },
      body: { ...words, targetUrl },
    })
    expect([status, text.includes('The target must be an https:// address.')]).toEqual([400, true])
  }
})

test('the overview counts what runs and what was paid', async () => {
  const { client, userId } = await advertiser()
  expect((await client.call(getAdOverview, {})).body).toEqual({
    running: 0,
    viewsThisMonth: 0,
    clicksThisMonth: 0,
    spentCents: 0,
  })
  await putCampaign(userId, running)
  await putCampaign(userId, {
    status: 'cancelled',
    startsOn: today,
    endedOn: today,
    settledAt: '2026-06-01T00:00:00.000Z',
    refundCents: 4000,
    refundedAt: '2026-06-01T00:00:00.000Z',
  })
  await expect
    .poll(async () => (await client.call(getAdOverview, {})).body)
    .toMatchObject({
      running: 1,
      spentCents: 16_000,
    })
})
