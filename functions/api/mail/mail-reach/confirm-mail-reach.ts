import { mailReachOf } from '#core/mail/mail-reach/mail-reach-of.ts'
import { mailTests } from '#core/mail/mail-reach/mail-tests.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { suppressionOfAll, suppressions } from '#core/platform/mails/suppressions.ts'
import { AppError } from '#shared/errors.ts'
import { confirmMailReach as contract, hoursLinkWorks } from '#shared/mail/mail-reach/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

async function confirmMailReach({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { email } = actor.user
  const parts = splitHandle('mlt', body.handle)
  return untilUnchanged(async () => {
    const test = await mailTests.get({ userId }, { consistent: true })
    if (!parts || test?.id !== parts.id || !isSecretOf(parts.secret, test.secretHash)) throw linkUnknown()
    if (test.email !== email || addTime(test.sentAt, { hours: hoursLinkWorks }) <= now) throw linkExpired()
    if (test.confirmedAt) return mailReachOf({ userId, email }, now)
    const suppression = await suppressionOfAll(email, { consistent: true })
    // Members who reported an email as spam have said that they want none.
    const lifted = suppression?.reason === 'bounce' ? suppression : undefined
    const { since, ...reach } = await mailReachOf({ userId, email }, now)
    const answer = {
      ...reach,
      ...(lifted ? { state: 'fine' as const } : since && { since }),
      confirmedAt: now,
    }
    await commit(
      mailTests.put({ ...test, confirmedAt: now, version: test.version + 1 }, { version: test.version }),
      ...(lifted ? [suppressions.delete(lifted)] : []),
      recordActivity(
        {
          by: actor,
          type: 'user_update',
          description: `Confirmed that email reaches this account${lifted ? ', so emails are sent to it again' : ''}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

const linkUnknown = () =>
  new AppError(
    'not_found',
    'link_unknown',
    'This link is not valid. It may have been cut off by your email program.',
  )

const linkExpired = () =>
  new AppError('gone', 'link_expired', 'This link no longer works. Send yourself a new test email.')

export const handler = endpoint(contract, confirmMailReach)
