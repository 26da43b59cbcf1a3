import { campaignsTo, type Recipient, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import type { Write } from '#core/platform/db/write.ts'

/** More campaigns than go out at once. */
const mostLooked = 10

/**
 * Keeps a campaign that goes out from reaching an address twice when one of its subscribers gives way to another: the
 * one that stays is skipped where the mail has gone to the address already.
 */
export async function reachedOnce(goingId: string, stayingId: string, now: string): Promise<Write[]> {
  const { items } = await recipients.list({
    index: 'gsi2',
    pk: campaignsTo(goingId),
    newestFirst: true,
    limit: mostLooked,
  })
  const writes = await Promise.all(
    items.map(async ({ campaignId }) => {
      const of = (recipientId: string) => recipients.get({ campaignId, recipientId }, { consistent: true })
      const [going, staying] = await Promise.all([of(goingId), of(stayingId)])
      if (!going || staying?.status !== 'waiting') return []
      if (going.status === 'waiting') return [skipped(going, now)]
      return going.status === 'sent' || going.status === 'sending' ? [skipped(staying, now)] : []
    }),
  )
  return writes.flat()
}

function skipped({ nextAttemptAt: _, ...rest }: Recipient, now: string): Write {
  const { version } = rest
  return recipients.put(
    { ...rest, status: 'skipped', why: 'gone', at: now, version: version + 1 },
    { version },
  )
}
