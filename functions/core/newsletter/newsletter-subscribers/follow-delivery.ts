import { recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { bounced, complained } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import { changeSubscriber } from './change-subscriber.ts'
import { subscriberAt } from './subscribers.ts'

/** What happened to a mail at an address, whichever mail it was. */
export type Delivery = {
  email: string
  at: string
  was: 'delivered' | 'bounced' | 'bounced_softly' | 'complained'
}

/** Ends the subscription of an address that mail does not reach, or whose reader called it spam. */
export async function followDelivery({ email, at, was }: Delivery): Promise<void> {
  const found = await subscriberAt(email)
  if (!found || (was === 'delivered' && found.softBounces.length === 0)) return
  await changeSubscriber(found.id, (subscriber) => {
    // It has moved meanwhile, which says nothing about where it went.
    if (subscriber.email !== found.email) return subscriber
    if (was === 'complained') return complained(subscriber, at)
    if (was === 'bounced') return bounced(subscriber, { now: at, isPermanent: true })
    if (was === 'bounced_softly')
      return subscriber.softBounces.includes(at)
        ? subscriber
        : bounced(subscriber, { now: at, isPermanent: false })
    const softBounces = subscriber.softBounces.filter((earlier) => earlier > at)
    return softBounces.length === subscriber.softBounces.length ? subscriber : { ...subscriber, softBounces }
  })
}

type Sent = { campaignId: string; recipientId: string }

/** Notes with the recipient of a campaign that its mail came back, or was called spam. False if that is known. */
export const stampRecipient = (
  sent: Sent,
  stamp: 'bouncedAt' | 'complainedAt',
  at: string,
): Promise<boolean> =>
  untilUnchanged(async () => {
    const recipient = await recipients.get(sent, { consistent: true })
    if (!recipient || recipient[stamp]) return false
    const { version } = recipient
    await commit(recipients.put({ ...recipient, [stamp]: at, version: version + 1 }, { version }))
    return true
  })
