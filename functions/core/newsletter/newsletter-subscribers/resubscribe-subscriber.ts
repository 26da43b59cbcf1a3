import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { changeSubscriber } from './change-subscriber.ts'
import { chosenTopics, confirmedBy } from './confirm-subscriber.ts'
import { mayResubscribe } from './shown-link.ts'

/**
 * Takes an end of the last 24 hours back, by the link that can end it. One that bounced or complained stays so, and with
 * topics, one that has not ended gets those.
 */
export const resubscribeSubscriber = (
  id: string,
  { now, topics }: { now: string; topics?: readonly string[] | undefined },
): Promise<Subscriber | undefined> =>
  changeSubscriber(id, (subscriber) => {
    if (subscriber.status === 'unsubscribed') {
      if (!mayResubscribe(subscriber, now)) throw subscriberRefusal.tooLate()
      return chosenTopics(confirmedBy(subscriber, now), topics, now)
    }
    return subscriber.status === 'confirmed' ? chosenTopics(subscriber, topics, now) : subscriber
  })
