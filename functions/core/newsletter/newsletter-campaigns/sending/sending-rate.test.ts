import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { initialNewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { sendingPace } from './sending-pace.ts'
import { sendingRate } from './sending-rate.ts'

const ses = mockClient(SESClient)
const now = '2026-01-01T00:00:00.000Z'
const [one, other] = [newId('cmp', now), newId('cmp', now)] as [CampaignId, CampaignId]

beforeEach(() => {
  ses.reset()
})

function quota(MaxSendRate: number, Max24HourSend: number, SentLast24Hours: number, perSecond = 10) {
  const settings = { ...initialNewsletterSettings, bulkMailsPerSecond: perSecond, version: 1 }
  fakeTable([{ pk: 'NEWSLETTER_SETTINGS', sk: 'SETTINGS', entity: 'newsletter-settings', ...settings }])
  ses.on(GetSendQuotaCommand).resolves({ MaxSendRate, Max24HourSend, SentLast24Hours })
}

test('campaigns go as fast as the settings say, and never above 80% of what the account may', async () => {
  quota(14, 50_000, 0)
  expect(await sendingRate(now)).toEqual({ perSecond: 10, mailsLeft: 40_000 })
  quota(14, 50_000, 0, 100)
  expect((await sendingRate(now)).perSecond).toBeCloseTo(11.2)
  quota(1, 200, 0)
  expect(await sendingRate(now)).toEqual({ perSecond: 0.8, mailsLeft: 160 })
})

test('a day’s last fifth is for the mails of the platform', async () => {
  quota(14, 200, 159)
  expect((await sendingRate(now)).mailsLeft).toBe(1)
  quota(14, 200, 190)
  expect((await sendingRate(now)).mailsLeft).toBe(0)
  quota(14, -1, 1_000_000)
  expect((await sendingRate(now)).mailsLeft).toBe(Number.POSITIVE_INFINITY)
})

test('a run stops at the quota; what was not sent does not count', async () => {
  const pace = sendingPace({ perSecond: 1000, mailsLeft: 2 }, () => now)
  await pace.turn()
  await pace.note('skipped', one)
  expect(pace.mayGoOn(one)).toBe(true)
  await pace.turn()
  await pace.turn()
  expect(pace.mayGoOn(one)).toBe(false)
})

test('a bucket starts empty, and keeps its rate among many who ask', async () => {
  const pace = sendingPace({ perSecond: 50, mailsLeft: 100 }, () => now)
  const begin = performance.now()
  await Promise.all(Array.from({ length: 20 }, () => pace.turn()))
  expect(performance.now() - begin).toBeGreaterThan(380)
})

test('ten tries in vain end a run for their campaign alone, also when people are skipped between them', async () => {
  const pace = sendingPace({ perSecond: 1000, mailsLeft: 100 }, () => now)
  for (const result of ['later', 'later', 'later', 'later', 'skipped', 'later'] as const)
    await pace.note(result, one)
  for (let more = 0; more < 5; more++) await pace.note('later', one)
  expect([pace.mayGoOn(one), pace.mayGoOn(other)]).toEqual([false, true])
})

test('failures add up over the rounds of a run, until a mail goes out', async () => {
  const pace = sendingPace({ perSecond: 1000, mailsLeft: 100 }, () => now)
  for (const result of ['failed', 'skipped', 'failed'] as const) await pace.note(result, one)
  expect([pace.failuresOf(one), pace.failuresOf(other)]).toEqual([2, 0])
  await pace.note('sent', one)
  expect(pace.failuresOf(one)).toBe(0)
})
