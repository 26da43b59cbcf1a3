import { expect, test } from 'vitest'
import { recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import {
  readNewsletterSettings,
  storedNewsletterSettings,
} from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getCampaignStats, listRecipients } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Campaign, RecipientStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { followCampaignLink } from '#shared/newsletter/newsletter-campaigns/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putCampaign, putSentCampaign } from '#test/support/newsletter-campaigns.ts'
import { putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const links = ['https://example.org/season', 'https://example.org/results?year=2026&class=a']

const follow = (campaign: Pick<Campaign, 'id'>, number: string, headers = {}) =>
  new Client(url).call(followCampaignLink, { params: { campaignId: campaign.id, number } }, headers)
const statsOf = async (campaign: Campaign) => {
  const answer = await admin.call(getCampaignStats, { params: { campaignId: campaign.id } })
  expectSuccess(answer)
  return answer.body
}
const sentBefore = async (minutes: number, more: Partial<Campaign> = {}) => {
  const endedAt = addTime(await control.now(), { minutes: -minutes })
  return putSentCampaign(links, { startedAt: addTime(endedAt, { minutes: -1 }), endedAt, ...more })
}

const putRecipient = async (
  campaign: Campaign,
  recipientId: string,
  status: RecipientStatus,
  why?: string,
) => {
  const at = await control.now()
  await commit(
    recipients.put(
      { campaignId: campaign.id, recipientId, status, ...(why && { why }), attempts: 1, at, version: 1 },
      { absent: true },
    ),
  )
}

test('a link leads to its address alone, and is counted by the hour', async () => {
  const campaign = await sentBefore(10)
  for (const [number, url] of [
    ['1', links[0]],
    ['2', links[1]],
    ['002', links[1]],
  ] as const) {
    const { status, headers } = await follow(campaign, number)
    expect([status, headers.location]).toEqual([303, url])
    expect(headers['cache-control']).toBe('no-store')
  }
  const { links: figures, hours } = await statsOf(campaign)
  expect(figures).toEqual([
    { number: 1, url: links[0], clicks: 1, probablyAutomatic: 0 },
    { number: 2, url: links[1], clicks: 2, probablyAutomatic: 0 },
  ])
  expect(hours.reduce((total, { clicks }) => total + clicks, 0)).toBe(3)
  for (const { hour } of hours) expect(hour).toMatch(/:00:00\.000Z$/)
})

test('what no mail has leads nowhere, whatever the address says', async () => {
  const campaign = await sentBefore(10)
  for (const number of ['0', '3', '999'])
    expectProblem(await follow(campaign, number), 404, 'campaign_not_found')
  expectProblem(await follow(campaign, 'https://evil.example'), 400, 'validation_failed')
  expectProblem(await follow({ id: unknownId('cmp') as Campaign['id'] }, '1'), 404, 'campaign_not_found')
  expectProblem(await follow(await putCampaign(), '1'), 404, 'campaign_not_found')
  const detour = await new Client(url).send({
    path: `/api/newsletter/links/${campaign.id}/1?url=https://evil.example`,
  })
  expect([303, 400]).toContain(detour.status)
  expect(detour.headers.location ?? '').not.toContain('evil')
})

test('what is opened as a mail arrives is counted apart', async () => {
  const sending = await putSentCampaign(links, { status: 'sending' })
  const justSent = await sentBefore(1)
  for (const campaign of [sending, justSent]) {
    await follow(campaign, '1')
    const { links: figures, hours } = await statsOf(campaign)
    expect(figures[0]).toMatchObject({ clicks: 0, probablyAutomatic: 1 })
    expect(hours).toEqual([])
  }
})

test('forty who click at once are all led on, and counted', async () => {
  const campaign = await sentBefore(10)
  const answers = await Promise.all(Array.from({ length: 40 }, () => follow(campaign, '1')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  const { links: figures } = await statsOf(campaign)
  expect(figures[0]?.clicks).toBe(40)
})

test('HEAD counts nothing', async () => {
  const campaign = await sentBefore(10)
  await new Client(url).send({ method: 'HEAD', path: `/api/newsletter/links/${campaign.id}/1` })
  expect((await statsOf(campaign)).links[0]).toMatchObject({ clicks: 0, probablyAutomatic: 0 })
})

test('while links are not counted they lead on', async () => {
  const campaign = await sentBefore(10)
  const before = await readNewsletterSettings({ consistent: true })
  const put = async (countsLinks: boolean) => {
    const { version } = await readNewsletterSettings({ consistent: true })
    const after = { ...before, countsLinks, version: version + 1 }
    await commit(storedNewsletterSettings.put(after, version > 0 ? { version } : { absent: true }))
  }
  await put(false)
  try {
    expect((await follow(campaign, '1')).status).toBe(303)
  } finally {
    await put(before.countsLinks)
  }
  expect((await statsOf(campaign)).links[0]).toMatchObject({ clicks: 0, probablyAutomatic: 0 })
})

test('figures say who got it and why others did not, and the list names them as they are today', async () => {
  const campaign = await sentBefore(10)
  const [reached, left] = [await putSubscriber(), await putSubscriber()]
  const gone = unknownId('nls')
  await putRecipient(campaign, reached.id, 'sent')
  await putRecipient(campaign, left.id, 'skipped', 'topic')
  await putRecipient(campaign, gone, 'skipped', 'gone')
  await control.settle()
  const { counts, skippedFor } = await statsOf(campaign)
  expect(counts).toMatchObject({ sent: 1, skipped: 2, failed: 0 })
  expect(skippedFor).toEqual({ unsubscribed: 0, topic: 1, suppressed: 0, gone: 1, cancelled: 0 })
  const params = { campaignId: campaign.id }
  const listed = (status: RecipientStatus) =>
    everyItem(admin, listRecipients, { params, query: { status, limit: 1 } })
  expect(await listed('sent')).toMatchObject([
    { recipientId: reached.id, email: reached.email, status: 'sent' },
  ])
  const skipped = await listed('skipped')
  expect(skipped.map(({ recipientId, email, why }) => [recipientId, email, why]).toSorted()).toEqual(
    [
      [left.id, left.email, 'topic'],
      [gone, undefined, 'gone'],
    ].toSorted(),
  )
  expect(await listed('failed')).toEqual([])
})

test('the figures stay once the people are forgotten', async () => {
  const finalCounts = {
    prepared: 12,
    sent: 10,
    failed: 1,
    skipped: 1,
    bounced: 0,
    complained: 0,
    unsubscribed: 2,
  }
  expect((await statsOf(await sentBefore(10, { finalCounts }))).counts).toEqual(finalCounts)
})

test('whom an organization reached is not listed for administrators; how many is', async () => {
  const { id: senderId } = await putOrganization([[userIdOf(admin), 'owner']])
  const news = await sentBefore(10, { senderId })
  await statsOf(news)
  const params = { campaignId: news.id }
  expectProblem(
    await admin.call(listRecipients, { params, query: { status: 'sent' } }),
    404,
    'campaign_not_found',
  )
})
