import { sendCampaigns } from '#core/newsletter/newsletter-campaigns/send-campaigns.ts'
import { alone } from '#core/platform/jobs/alone.ts'
import { job } from '#core/platform/jobs/job.ts'

/** Most of the minute until the next run. */
const seconds = 50
/** What has begun by then may take a while. */
const mostSeconds = 120

export const handler = job('send_campaigns', (now) =>
  alone({ job: 'send_campaigns', seconds: mostSeconds, now }, () => sendCampaigns({ now, seconds })),
)
