import type { EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import {
  type Delivery,
  followDelivery,
  stampRecipient,
} from '#core/newsletter/newsletter-subscribers/follow-delivery.ts'
import { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

const Address = z.object({ emailAddress: z.string() })
const moment = z._default(z.optional(z.string()), '')

const SesEvent = z.object({
  mail: z.optional(z.object({ tags: z._default(z.record(z.string(), z.array(z.string())), {}) })),
  bounce: z.optional(
    z.object({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      bouncedRecipients: z.array(z.extend(Address, { action: z.optional(z.string()) })),
      timestamp: moment,
    }),
  ),
  complaint: z.optional(
    z.object({
      complainedRecipients: z.array(Address),
      complaintFeedbackType: z.optional(z.nullable(z.string())),
      timestamp: moment,
    }),
  ),
  delivery: z.optional(z.object({ recipients: z.array(z.string()), timestamp: moment })),
})
type SesEvent = z.infer<typeof SesEvent>

/** A mail that was too large, or refused for what it says: the next one may arrive. */
const ofTheMail = new Set(['MessageTooLarge', 'ContentRejected', 'AttachmentRejected'])

function deliveriesOf({ bounce, complaint, delivery }: SesEvent): Omit<Delivery, 'at'>[] {
  if (bounce?.bounceType === 'Permanent')
    return bounce.bouncedRecipients.map(({ emailAddress: email }) => ({ email, was: 'bounced' }))
  if (bounce)
    return (
      bounce.bouncedRecipients
        // A note that its reader is away says of no delivery that it failed.
        .filter(({ action }) => action === 'failed' && !ofTheMail.has(bounce.bounceSubType ?? ''))
        .map(({ emailAddress: email }) => ({ email, was: 'bounced_softly' }))
    )
  if (complaint?.complaintFeedbackType === 'not-spam') return []
  if (complaint)
    return complaint.complainedRecipients.map(({ emailAddress: email }) => ({ email, was: 'complained' }))
  return (delivery?.recipients ?? []).map((email) => ({ email, was: 'delivered' }))
}

const stampOf = { bounced: 'bouncedAt', complained: 'complainedAt' } as const

/**
 * Keeps the audience as the mail service knows it: what arrives, bounces, or is called spam, of any mail. A mail of a
 * campaign says so in its figures, too.
 */
export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const told = z.parse(SesEvent, event.detail)
  const { timestamp } = told.bounce ?? told.complaint ?? told.delivery ?? {}
  const at = new Date(timestamp || event.time).toISOString()
  const deliveries = deliveriesOf(told)
  for (const delivery of deliveries) await followDelivery({ ...delivery, at })

  const [campaign] = told.mail?.tags.campaign ?? []
  const [recipientId] = told.mail?.tags.recipient ?? []
  const { success, data: campaignId } = z.safeParse(CampaignId, campaign)
  const stamp = deliveries.map(({ was }) => stampOf[was as keyof typeof stampOf]).find(Boolean)
  if (success && recipientId && stamp) await stampRecipient({ campaignId, recipientId }, stamp, at)
}
