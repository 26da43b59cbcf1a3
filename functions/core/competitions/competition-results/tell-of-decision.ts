import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { Names } from './shown-results.ts'

const kind = 'result_news'
const href = '/my-results'

/** The competitor’s news about a result that counts now. */
export async function tellOfVerification(
  { competitorId, score }: CompetitionResult,
  { className, eventName }: Names,
  now: string,
): Promise<Write[]> {
  const user = competitorId && (await users.get({ id: competitorId }))
  if (!user) return []
  return notify(
    {
      kind,
      userId: user.id,
      type: 'success',
      title: 'Your result is verified',
      message: `${showScore(score)} in ${className} at ${eventName} counts now.`,
      href,
    },
    now,
  )
}

/** The reporter’s news about a refused result: they may change it and try again. */
export async function tellOfRefusal(
  { submittedBy, score, decision = '' }: CompetitionResult,
  { className, eventName }: Names,
  now: string,
): Promise<Write[]> {
  const user = await users.get({ id: submittedBy })
  if (!user) return []
  const shown = notify(
    {
      kind,
      userId: user.id,
      type: 'warning',
      title: 'We could not verify your result',
      message: `${showScore(score)} in ${className} at ${eventName}: ${decision}`,
      href,
    },
    now,
  )
  if (user.status === 'suspended') return shown
  const data = {
    firstName: user.firstName,
    score: showScore(score),
    className,
    eventTitle: eventName,
    reason: decision,
  }
  return [
    ...shown,
    ...queueMail({ toEmail: user.email, templateId: 'result-refused', data, priority: 'normal' }, now),
  ]
}
