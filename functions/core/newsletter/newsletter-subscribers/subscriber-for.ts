import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { moved } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { changedSubscriber } from './change-subscriber.ts'
import { deletedSubscriber } from './delete-subscriber.ts'
import { mergedSubscribers } from './merged-subscribers.ts'
import { reachedOnce } from './reached-once.ts'
import { addressHash, newsletterAddresses, subscriberAt, subscribers } from './subscribers.ts'

export type Member = Pick<StoredUser, 'id' | 'email'>

const isOther = (subscriber: Subscriber | undefined, { id }: Member): boolean =>
  subscriber?.userId !== undefined && subscriber.userId !== id

/** The subscriber of a member’s address, unless it is that of a member who had the address before and has not moved yet. */
export async function ownSubscriber(member: Member): Promise<Subscriber | undefined> {
  const subscriber = await subscriberAt(member.email)
  return isOther(subscriber, member) ? undefined : subscriber
}

/** The same for those who change it: the one of the member before moves first. */
export async function subscriberFor(member: Member, now: string): Promise<Subscriber | undefined> {
  const subscriber = await subscriberAt(member.email)
  if (!subscriber?.userId || !isOther(subscriber, member)) return subscriber
  await moveToAccount(subscriber.id, subscriber.userId, now, { mayDisplace: true })
  return subscriberAt(member.email)
}

/** Moves a subscriber to the address that its account has now; repeated, it is there already. */
export const moveToAccount = (
  id: string,
  userId: string,
  now: string,
  { mayDisplace = false } = {},
): Promise<void> =>
  untilUnchanged(async () => {
    const [user, own] = await Promise.all([
      users.get({ id: userId }, { consistent: true }),
      subscribers.get({ id }, { consistent: true }),
    ])
    if (!user || !own || own.userId !== userId || own.email === user.email) return
    const standing = mayDisplace ? await subscriberAt(user.email) : await subscriberFor(user, now)
    await move(own, user.email, standing, now)
  })

const isFinal = ({ status }: Subscriber) => status !== 'pending' && status !== 'confirmed'

/** What ended at the new address stays ended; otherwise the one that comes takes its place. */
async function move(
  own: Subscriber,
  email: string,
  standing: Subscriber | undefined,
  now: string,
): Promise<void> {
  if (standing && isFinal(standing)) {
    const writes = await deletedSubscriber(own)
    return commit(...writes, changedSubscriber({ ...standing, userId: own.userId }, standing))
  }
  const [from, to] = await Promise.all([claimOf(own.email), claimOf(email)])
  await commit(
    changedSubscriber(moved(own, email, now), own),
    ...(standing ? await replaced(standing, own, now) : []),
    ...(from?.subscriberId === own.id ? [newsletterAddresses.delete(from)] : []),
    newsletterAddresses.put(
      { hash: addressHash(email), subscriberId: own.id, version: (to?.version ?? 0) + 1 },
      to ? { version: to.version } : { absent: true },
    ),
  )
}

async function replaced(standing: Subscriber, { id: intoId }: Subscriber, now: string): Promise<Write[]> {
  const { id: subscriberId } = standing
  return [
    subscribers.delete(standing),
    mergedSubscribers.derive({ subscriberId, intoId, version: 1 }),
    ...(await reachedOnce(subscriberId, intoId, now)),
  ]
}

const claimOf = (email: string) => newsletterAddresses.get({ hash: addressHash(email) }, { consistent: true })
