import { shownSuppression } from '#core/newsletter/newsletter-subscribers/shown-suppression.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { addSuppression as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

const what = { all: 'all emails', bulk: 'newsletters' } as const

/** Ending all of them replaces the end of newsletters. */
function addSuppression({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { email, scope, note } = body
  return untilUnchanged(async () => {
    const before = await suppressions.get({ email }, { consistent: true })
    if (before && (before.scope === 'all' || scope === 'bulk')) throw subscriberRefusal.suppressed()
    const after = {
      email,
      scope,
      reason: 'by_hand' as const,
      note,
      createdAt: now,
      version: (before?.version ?? 0) + 1,
    }
    const answer = shownSuppression(after)
    await commit(
      suppressions.put(after, before ? { version: before.version } : { absent: true }),
      recordActivity(
        {
          by,
          type: 'newsletter_audience',
          description: `Stopped ${what[scope]} to ${email} (${note})`,
          metadata: { email, scope },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, addSuppression)
