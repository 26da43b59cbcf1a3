import type { EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { suppressAddress } from '#core/mails/suppress-address.ts'

const Recipients = z.array(z.object({ emailAddress: z.string() }))

const SesEvent = z.object({
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: Recipients })),
  complaint: z.optional(z.object({ complainedRecipients: Recipients })),
})

/** SES tells of bounces and complaints; only a permanent bounce ends deliveries, a full mailbox does not. */
export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const { bounce, complaint } = z.parse(SesEvent, event.detail)
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  for (const { emailAddress } of bounced) await suppressAddress(emailAddress, 'bounce', event.time)
  for (const { emailAddress } of complaint?.complainedRecipients ?? [])
    await suppressAddress(emailAddress, 'complaint', event.time)
}
