import { expect, test } from 'vitest'
import { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { draftContents, pausedContent, scheduledContent, sentContents } from './demo-content.ts'
import { comingCampaigns, pausedFor, sentCampaigns } from './demo-newsletters.ts'
import { demoAudience, demoSubscribers } from './demo-subscribers.ts'

const now = '2026-11-25T21:00:00.000Z'
const subscribers = demoSubscribers(now)

test('1,240 subscribers have the statuses of the demo, each an address of its own that is no one’s', () => {
  expect(subscribers).toHaveLength(1240)
  const counts = Object.groupBy(subscribers, ({ status }) => status)
  for (const [status, count] of Object.entries(demoAudience))
    expect(counts[status as keyof typeof demoAudience]).toHaveLength(count)
  expect(new Set(subscribers.map(({ email }) => email)).size).toBe(1240)
  expect(new Set(subscribers.map(({ id }) => id)).size).toBe(1240)
  for (const subscriber of subscribers) {
    expect(Subscriber.safeParse(subscriber).success).toBe(true)
    expect(subscriber.email).toMatch(/\.test$/)
    for (const { at } of subscriber.consents) expect(at < now).toBe(true)
  }
})

test('the audience grew over the last 90 days, and who has not confirmed yet came lately', () => {
  const since = addTime(now, { days: -90 })
  expect(subscribers.filter(({ createdAt }) => createdAt >= since).length).toBeGreaterThan(600)
  const pending = subscribers.filter(({ status }) => status === 'pending')
  for (const { createdAt } of pending) expect(createdAt > addTime(now, { days: -30 })).toBe(true)
})

test('campaigns are written as the editor would take them', () => {
  for (const content of [...sentContents, pausedContent, scheduledContent, ...draftContents])
    expect(CampaignContent.safeParse(content).error).toBeUndefined()
  const { blocks } = NewsletterTemplate.shape
  for (const { blocks: written } of sentContents) expect(blocks.safeParse(written).success).toBe(true)
  for (const { finalCounts } of sentCampaigns(now)) {
    const { prepared, sent, failed, skipped } = finalCounts ?? {
      prepared: -1,
      sent: 0,
      failed: 0,
      skipped: 0,
    }
    expect(sent + failed + skipped).toBe(prepared)
  }
  const [scheduled] = comingCampaigns(now)
  expect(scheduled?.planned).toEqual({
    local: '2026-12-01T10:00',
    zone: 'America/New_York',
    at: '2026-12-01T15:00:00.000Z',
  })
  const reached = subscribers.filter(({ status }) => status === 'confirmed')
  expect(reached.length).toBeGreaterThan(pausedFor.people)
})
