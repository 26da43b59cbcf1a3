import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { confirmed, withTopics } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { changeSubscriber } from './change-subscriber.ts'
import { newsletterMails } from './newsletter-link.ts'

const sameTopics = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((topic) => other.includes(topic))

/** The subscriber with these topics, or as it is if it has them. */
export const chosenTopics = (
  subscriber: Subscriber,
  topics: readonly string[] | undefined,
  now: string,
): Subscriber =>
  !topics || sameTopics(topics, subscriber.topics) ? subscriber : withTopics(subscriber, topics, now)

/** The subscriber as it is once its reader has confirmed. Who called our mail spam is asked no more. */
export function confirmedBy(subscriber: Subscriber, now: string): Subscriber {
  const after = confirmed(subscriber, now)
  if (!after) throw subscriberRefusal.complained()
  return after
}

/**
 * Confirms by the link that came by mail, and welcomes the first time; confirming again changes nothing. Topics are
 * chosen afterwards by the same link: choosing them does not undo that someone left meanwhile.
 */
export async function confirmSubscriber(
  { id, email }: Subscriber,
  topics: readonly string[] | undefined,
  now: string,
): Promise<Subscriber> {
  const { member } = await accountAt(email)
  const changed = await changeSubscriber(
    id,
    (subscriber) => {
      const onlyTopics = topics && subscriber.status === 'unsubscribed'
      const after = onlyTopics ? subscriber : confirmedBy(subscriber, now)
      const owned =
        after === subscriber || subscriber.userId || member?.email !== subscriber.email
          ? after
          : { ...after, userId: member.id }
      return chosenTopics(owned, topics, now)
    },
    (after, before) => (before.confirmedAt || after.status !== 'confirmed' ? [] : welcome(after, now)),
  )
  if (!changed) throw subscriberRefusal.linkUnknown()
  return changed
}

const welcome = ({ id, email }: Subscriber, now: string): Write[] =>
  queueMail(
    {
      toEmail: email,
      templateId: 'newsletter-welcome',
      data: {},
      priority: 'normal',
      wantedBy: newsletterMails(id),
    },
    now,
  )
