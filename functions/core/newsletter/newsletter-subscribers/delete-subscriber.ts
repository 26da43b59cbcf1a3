import {
  campaignsTo,
  preparingProgress,
  recipients,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addressHash, newsletterAddresses, subscribers } from './subscribers.ts'

/** Takes a subscriber away with the claim on its address. */
export async function deletedSubscriber(subscriber: Subscriber): Promise<Write[]> {
  const hash = addressHash(subscriber.email)
  const claim = await newsletterAddresses.get({ hash }, { consistent: true })
  const isOwn = claim?.subscriberId === subscriber.id
  return [subscribers.delete(subscriber), ...(claim && isOwn ? [newsletterAddresses.delete(claim)] : [])]
}

/** Deletes a subscriber as it is now, if it still is one of those meant. */
export const deleteSubscriber = (
  id: string,
  isMeant: (subscriber: Subscriber) => boolean = () => true,
): Promise<boolean> =>
  untilUnchanged(async () => {
    const subscriber = await subscribers.get({ id }, { consistent: true })
    if (!subscriber || !isMeant(subscriber)) return false
    await commit(...(await deletedSubscriber(subscriber)))
    return true
  })

/** Forgets which campaigns went to someone. They are no longer among those who were prepared, so none seems to wait. */
export async function forgetCampaignsTo(recipientId: string): Promise<void> {
  for await (const { campaignId } of eachItem(recipients, { index: 'gsi2', pk: campaignsTo(recipientId) }))
    await untilUnchanged(async () => {
      const [recipient, progress] = await Promise.all([
        recipients.get({ campaignId, recipientId }, { consistent: true }),
        preparingProgress.get({ campaignId }, { consistent: true }),
      ])
      if (!recipient) return
      const { version = 0, prepared = 0 } = progress ?? {}
      const fewer = progress && { ...progress, prepared: prepared - 1, version: version + 1 }
      await commit(
        recipients.delete(recipient),
        ...(fewer ? [preparingProgress.put(fewer, { version })] : []),
      )
    })
}
