import type { Write } from '#core/platform/db/write.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { consented, unsubscribed } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { changedSubscriber } from './change-subscriber.ts'
import { chosenTopics, confirmedBy } from './confirm-subscriber.ts'
import { madeSubscriber, newSubscriber } from './new-subscriber.ts'
import type { Member } from './subscriber-for.ts'
import { subscriberFor } from './subscriber-for.ts'
import { leftAfterCampaign } from './unsubscribe-subscriber.ts'

export type Subscription = { writes: Write[]; subscriber?: Subscriber | undefined }

/** What keeps the newsletter from an address, whatever its member wants. */
export async function problemOf(
  subscriber: Subscriber | undefined,
): Promise<'bounced' | 'complained' | undefined> {
  if (subscriber?.status === 'complained') return 'complained'
  if (subscriber?.status !== 'bounced') return undefined
  // Once its member has shown that mail arrives again, nothing keeps it any more.
  const suppression = await suppressions.get({ email: subscriber.email }, { consistent: true })
  return suppression && 'bounced'
}

type Wish = {
  source: 'profile' | 'register'
  topics?: readonly string[] | undefined
  /** When they said so, if it was earlier. */
  askedAt?: string | undefined
}

/**
 * Subscribes the verified address of a member, which no mail has to confirm. Refuses one that bounces or called a mail
 * spam.
 */
export async function subscribedMember(
  member: Member,
  { source, topics, askedAt }: Wish,
  now: string,
): Promise<Subscription> {
  const { id: userId, email } = member
  const before = await subscriberFor(member, now)
  const problem = await problemOf(before)
  if (problem) throw subscriberRefusal[problem]()
  if (!before) {
    const fields = { email, source, userId, status: 'confirmed', confirmedAt: now } as const
    const step = { at: askedAt ?? now, what: 'confirmed' } as const
    const subscriber = newSubscriber({ ...fields, ...(topics && { topics: [...topics] }) }, step, now)
    return { subscriber, writes: madeSubscriber(subscriber) }
  }
  const asked =
    askedAt && before.status !== 'confirmed'
      ? { ...before, consents: consented(before, { at: askedAt, what: 'asked', source }) }
      : before
  const confirmed = confirmedBy(asked, now)
  const owned = confirmed.userId === userId ? confirmed : { ...confirmed, userId }
  return changed(before, chosenTopics(owned, topics, now))
}

/** Ends the newsletter of a member; there may be none to end. */
export async function unsubscribedMember(member: Member, now: string): Promise<Subscription> {
  const before = await subscriberFor(member, now)
  if (before?.status !== 'confirmed' && before?.status !== 'pending')
    return { writes: [], subscriber: before }
  const { writes, subscriber } = changed(before, unsubscribed(before, { now }))
  return { subscriber, writes: [...writes, ...(await leftAfterCampaign(before.id, now))] }
}

const changed = (before: Subscriber, after: Subscriber): Subscription => ({
  subscriber: after,
  writes: after === before ? [] : [changedSubscriber(after, before)],
})
