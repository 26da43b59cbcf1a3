import { changeSubscriber } from '#core/newsletter/newsletter-subscribers/change-subscriber.ts'
import { listedSubscriber } from '#core/newsletter/newsletter-subscribers/listed-subscriber.ts'
import { noted } from '#core/newsletter/newsletter-subscribers/noted.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { unsubscribeSubscriber as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { unsubscribed } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

/** Of someone who gets nothing any more, nothing changes. */
async function unsubscribeSubscriber({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const changed = await changeSubscriber(
    params.subscriberId,
    (before) => {
      const after = unsubscribed(before, { now })
      return after === before ? before : noted(after, body.note)
    },
    (after, { status }) => [
      recordActivity(
        {
          by: actor,
          ...(after.userId && { userId: after.userId }),
          type: 'newsletter_audience',
          description: `Unsubscribed ${after.email} from the newsletter (${body.note})`,
          before: { status },
          after: { status: after.status },
          metadata: { email: after.email },
        },
        now,
      ),
      ...remember(listedSubscriber(after)),
    ],
  )
  if (!changed) throw subscriberRefusal.notFound()
  return listedSubscriber(changed)
}

export const handler = endpoint(contract, unsubscribeSubscriber)
