import type { EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { suppressAddress } from '#core/platform/mails/suppress-address.ts'

const Recipients = z.array(z.object({ emailAddress: z.string() }))

const SesEvent = z.object({
  mail: z.optional(z.object({ messageId: z.optional(z.string()) })),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: Recipients })),
  complaint: z.optional(
    z.object({ complainedRecipients: Recipients, complaintFeedbackType: z.optional(z.nullable(z.string())) }),
  ),
})

/**
 * SES reports bounces and complaints; only a permanent bounce ends deliveries, a full mailbox does not. People who move
 * a mail out of the spam folder “complain” too.
 */
export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const { mail, bounce, complaint } = z.parse(SesEvent, event.detail)
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  for (const { emailAddress } of bounced)
    await suppressAddress(emailAddress, 'bounce', event.time, mail?.messageId)
  const complained = complaint?.complaintFeedbackType === 'not-spam' ? [] : complaint?.complainedRecipients
  for (const { emailAddress } of complained ?? [])
    await suppressAddress(emailAddress, 'complaint', event.time, mail?.messageId)
}
