import type { ScheduledEvent } from 'aws-lambda'
import { sendCampaigns } from '#core/newsletter/newsletter-campaigns/send-campaigns.ts'
import { alone } from '#core/platform/jobs/alone.ts'

/** Most of the minute until the next run. */
const seconds = 50
/** What has begun by then may take a while. */
const mostSeconds = 120

export function handler(event: ScheduledEvent) {
  const now = new Date(event.time).toISOString()
  return alone({ job: 'send_campaigns', seconds: mostSeconds, now }, () => sendCampaigns({ now, seconds }))
}
