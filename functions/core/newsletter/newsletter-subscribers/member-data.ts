import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { campaignsTo, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { users } from '#core/platform/users/users.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { deleteSubscriber, forgetCampaignsTo } from './delete-subscriber.ts'
import { subscriberAt, subscriberOf, subscribers } from './subscribers.ts'

const of = (userId: string) => eachItem(subscribers, { index: 'gsi3', pk: subscriberOf(userId) })

async function erase({ id }: Subscriber): Promise<void> {
  await forgetCampaignsTo(id)
  await deleteSubscriber(id)
}

/** An address that asked to be left alone and is erased is not written to either: no list has it any more. */
export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const subscriber of of(userId)) await erase(subscriber)
  },
  eraseAt: async ({ email, until, passedOn }) => {
    // Who has the address now may have asked for it.
    const subscriber = passedOn ? undefined : await subscriberAt(email)
    if (subscriber && (!until || subscriber.createdAt <= until)) await erase(subscriber)
  },
}

async function* copied(subscriber: Subscriber) {
  yield { kind: subscribers.name, item: subscriber }
  for await (const item of eachItem(recipients, { index: 'gsi2', pk: campaignsTo(subscriber.id) }))
    yield { kind: recipients.name, item }
}

/**
 * What the member agreed to and when, with the topics and what went to them; also of a subscription from before the
 * account.
 */
export const exported: ExportedData = {
  of: async function* (userId) {
    const user = await users.get({ id: userId }, { consistent: true })
    const atAddress = user && (await subscriberAt(user.email))
    const seen = new Set<string>()
    for await (const item of of(userId)) {
      seen.add(item.id)
      yield* copied(item)
    }
    if (atAddress && !seen.has(atAddress.id)) yield* copied(atAddress)
  },
}
