import {
  subscribedMember,
  unsubscribedMember,
} from '#core/newsletter/newsletter-subscribers/member-subscription.ts'
import { mySubscription } from '#core/newsletter/newsletter-subscribers/my-subscription.ts'
import { requireTopics } from '#core/newsletter/newsletter-subscribers/require-topics.ts'
import { ownSubscriber } from '#core/newsletter/newsletter-subscribers/subscriber-for.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setNewsletterSubscription as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'

const setNewsletterSubscription = ({ actor, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { user } = actor
    const before = await ownSubscriber(user)
    const topics = await requireTopics(body.topics, before?.topics)
    const { writes, subscriber } = body.isOn
      ? await subscribedMember(user, { source: 'profile', topics }, now)
      : await unsubscribedMember(user, now)
    const answer = await mySubscription(user, subscriber)
    const all = [...writes, ...remember(answer)]
    if (all.length > 0) await commit(...all)
    return answer
  })

export const handler = endpoint(contract, setNewsletterSubscription)
