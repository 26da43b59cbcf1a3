import {
  campaigns,
  campaignsTo,
  type Recipient,
  recipients,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SenderId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { unsubscribed } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { changeSubscriber } from './change-subscriber.ts'

/** Who leaves within a week counts for the last campaign that they got. */
const daysCounted = 7
const mostLooked = 10

/**
 * Notes with the last campaign of someone that they leave: of this sender, where a member gets those of several. One that
 * is just being sent is no cause, and its worker writes it.
 */
export async function leftAfterCampaign(
  recipientId: string,
  now: string,
  senderId?: SenderId,
): Promise<Write[]> {
  const { items } = await recipients.list({
    index: 'gsi2',
    pk: campaignsTo(recipientId),
    newestFirst: true,
    limit: mostLooked,
  })
  const since = addTime(now, { days: -daysCounted })
  const recent = items.filter(({ status, at }) => status === 'sent' && at > since)
  const listed = senderId ? await firstFrom(senderId, recent) : recent[0]
  const last = listed && (await recipients.get(listed, { consistent: true }))
  if (!last || last.unsubscribedAt) return []
  const { version } = last
  return [recipients.put({ ...last, unsubscribedAt: now, version: version + 1 }, { version })]
}

async function firstFrom(senderId: SenderId, recent: readonly Recipient[]): Promise<Recipient | undefined> {
  for (const recipient of recent) {
    const campaign = await campaigns.get({ id: recipient.campaignId })
    if (campaign?.senderId === senderId) return recipient
  }
  return undefined
}

type Leaving = {
  now: string
  reason?: Subscriber['reason']
  /** What is committed with it. */
  also?: (before: Subscriber) => Write[]
}

/**
 * Ends a subscription, by whichever way: the link, one click, a preference, an administrator. Ending it twice changes
 * nothing. Undefined if the subscriber is gone.
 */
export const unsubscribeSubscriber = (
  id: string,
  { now, reason, also = () => [] }: Leaving,
): Promise<Subscriber | undefined> =>
  changeSubscriber(
    id,
    (subscriber) => unsubscribed(subscriber, { now, ...(reason && { reason }) }),
    async (_, before) => [
      ...(before.status === 'unsubscribed' ? [] : await leftAfterCampaign(id, now)),
      ...also(before),
    ],
  )
