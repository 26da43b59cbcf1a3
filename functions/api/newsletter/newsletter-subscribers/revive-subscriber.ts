import { changeSubscriber } from '#core/newsletter/newsletter-subscribers/change-subscriber.ts'
import { listedSubscriber } from '#core/newsletter/newsletter-subscribers/listed-subscriber.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { reviveSubscriber as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { revived } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

/** The complaint that keeps mails from the address goes in the same commit: a subscriber without mail would be none. */
async function reviveSubscriber({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const changed = await changeSubscriber(
    params.subscriberId,
    (before) => {
      if (before.status !== 'complained') throw subscriberRefusal.notComplained()
      return revived(before, { now, note: body.note })
    },
    async (after, { status }) => {
      const suppression = await suppressions.get({ email: after.email }, { consistent: true })
      return [
        ...(suppression?.reason === 'complaint' ? [suppressions.delete(suppression)] : []),
        recordActivity(
          {
            by: actor,
            ...(after.userId && { userId: after.userId }),
            type: 'newsletter_audience',
            description: `Subscribed ${after.email} to the newsletter again after a complaint (${body.note})`,
            before: { status },
            after: { status: after.status },
            metadata: { email: after.email },
          },
          now,
        ),
        ...remember(listedSubscriber(after)),
      ]
    },
  )
  if (!changed) throw subscriberRefusal.notFound()
  return listedSubscriber(changed)
}

export const handler = endpoint(contract, reviveSubscriber)
