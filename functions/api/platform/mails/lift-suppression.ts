import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { suppressionOfAll, suppressions } from '#core/platform/mails/suppressions.ts'
import { AppError } from '#shared/errors.ts'
import { liftSuppression as contract } from '#shared/platform/mails/contract.ts'

/** The address is that of the email, so that no one lifts another by a slip of the pen. */
async function liftSuppression({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const mail = await mails.get({ id: params.mailId }, { consistent: true })
  if (!mail) throw new AppError('not_found', 'mail_not_found', 'Email not found')
  const email = mail.toEmail.toLowerCase()
  const suppression = await suppressionOfAll(email, { consistent: true })
  if (!suppression) throw new AppError('conflict', 'not_suppressed', 'Emails to this address already go out.')
  const answer = { email }
  await commit(
    suppressions.delete(suppression),
    recordActivity(
      {
        by,
        type: 'mail_cleanup',
        description: `Allowed emails to ${email} again ${after[suppression.reason]} (${body.reason})`,
        metadata: { email, suppressedAfter: suppression.reason, suppressedAt: suppression.createdAt },
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

const after = {
  bounce: 'after a bounce',
  complaint: 'after a complaint',
  by_hand: 'after they were stopped by hand',
} as const

export const handler = endpoint(contract, liftSuppression)
