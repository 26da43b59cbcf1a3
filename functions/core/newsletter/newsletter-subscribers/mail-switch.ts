import type { MailSwitch } from '#core/mail/unsubscribe/mail-switch.ts'
import { categoryTopic } from '#shared/platform/notifications/category-topic.ts'
import { subscriberOfMail } from './merged-subscribers.ts'
import { resubscribeSubscriber } from './resubscribe-subscriber.ts'
import { mayResubscribe } from './shown-link.ts'
import { unsubscribeSubscriber } from './unsubscribe-subscriber.ts'

const topic = categoryTopic.newsletter

const state = (subscriber: { status: string } | undefined) =>
  subscriber && { topic, isOn: subscriber.status === 'confirmed' }

export const mailSwitch = {
  purpose: 'newsletter',
  read: async (id) => state(await subscriberOfMail(id)),
  isWanted: async (id) => (await subscriberOfMail(id))?.status === 'confirmed',
  set: async (id, isOn, now) => {
    const subscriber = await subscriberOfMail(id)
    if (!isOn) return subscriber && state(await unsubscribeSubscriber(subscriber.id, { now }))
    // Later, only the form does it: this link alone is no consent.
    if (!subscriber || !mayResubscribe(subscriber, now)) return state(subscriber)
    return state(await resubscribeSubscriber(subscriber.id, { now }))
  },
} satisfies MailSwitch
