import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import type { AudienceCount } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Audience, SenderId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { minutesToSend } from '#shared/newsletter/newsletter-campaigns/minutes-to-send.ts'
import { countAudience } from './audience/count-audience.ts'
import { mailRate } from './campaigns.ts'

/** How many people an audience has, and how long it takes to reach them at the present rate. */
export async function countWithPace(audience: Audience, senderId: SenderId): Promise<AudienceCount> {
  const [counted, { bulkMailsPerSecond }, rate] = await Promise.all([
    countAudience(audience, senderId),
    readNewsletterSettings(),
    mailRate.get({}),
  ])
  const perSecond = Math.max(1, Math.min(bulkMailsPerSecond, rate?.perSecond ?? bulkMailsPerSecond))
  return { ...counted, minutes: minutesToSend(counted.count, perSecond), perSecond }
}
