import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { removeSuppression as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

/** Two who press at once: the second finds it gone. One that has become a complaint meanwhile is asked about. */
function removeSuppression({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { email, note, askedByPerson } = body
  return untilUnchanged(async () => {
    const suppression = await suppressions.get({ email }, { consistent: true })
    if (!suppression) throw subscriberRefusal.suppressionNotFound()
    const { scope, reason, createdAt } = suppression
    if (reason === 'complaint' && !askedByPerson) throw subscriberRefusal.askedByPerson()
    await commit(
      suppressions.delete(suppression),
      recordActivity(
        {
          by,
          type: 'newsletter_audience',
          description: `Allowed emails to ${email} again (${note})`,
          metadata: { email, scope, reason, suppressedAt: createdAt, askedByPerson },
        },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, removeSuppression)
