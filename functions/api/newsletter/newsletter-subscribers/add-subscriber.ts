import {
  askForNewsletter,
  isUnreachable,
} from '#core/newsletter/newsletter-subscribers/ask-for-newsletter.ts'
import { listedSubscriber } from '#core/newsletter/newsletter-subscribers/listed-subscriber.ts'
import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { subscriberAt } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { topicNotOffered } from '#core/newsletter/newsletter-subscribers/topic-not-offered.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { addSubscriber as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { mailOnAsking } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

/** Someone who was added decides by the link in the mail, as everyone who asks by themselves does. */
async function addSubscriber({ actor: by, body: { email, topics }, now }: ApiRequest<typeof contract>) {
  if (topicNotOffered(topics, await readNewsletterSettings())) throw subscriberRefusal.unknownTopic()
  const [isSuppressed, before] = await Promise.all([isUnreachable(email), subscriberAt(email)])
  if (before?.status === 'confirmed') throw subscriberRefusal.known()
  if (isSuppressed || before?.status === 'bounced' || before?.status === 'complained')
    throw subscriberRefusal.suppressed()
  if (before && !mailOnAsking(before, now)) throw askedLately()
  const activity = recordActivity(
    {
      by,
      type: 'newsletter_audience',
      description: `Added ${email} to the newsletter, who is asked to confirm`,
      metadata: { email, topics },
    },
    now,
  )
  await askForNewsletter({ email, source: 'admin', topics }, now, [activity])
  const subscriber = await subscriberAt(email)
  if (!subscriber) throw subscriberRefusal.suppressed()
  return listedSubscriber(subscriber)
}

const askedLately = () =>
  new AppError(
    'rate_limited',
    'rate_limited',
    'An email has just asked this address to confirm. Wait 15 minutes before you send another, and send at most 3 a day.',
  )

export const handler = endpoint(contract, addSubscriber)
