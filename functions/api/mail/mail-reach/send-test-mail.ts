import { env } from '#core/env.ts'
import { mailReachOf, nextTestAt } from '#core/mail/mail-reach/mail-reach-of.ts'
import { mailTests } from '#core/mail/mail-reach/mail-tests.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { sendTestMail as contract, type MailReach } from '#shared/mail/mail-reach/contract.ts'

async function sendTestMail({ actor, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { email, firstName } = actor.user
  const [reach, last] = await Promise.all([
    mailReachOf({ userId, email }, now),
    mailTests.get({ userId }, { consistent: true }),
  ])
  if (reach.state === 'complained') throw complained()
  if (reach.state === 'stopped') throw stopped()
  if (reach.nextTestAt) throw sentAlready()
  const id = newId('mlt', now)
  const { handle, secretHash } = newHandle(id)
  const { confirmedAt: _, ...known } = reach
  const answer: MailReach = { ...known, testSentAt: now, nextTestAt: nextTestAt(now) }
  await commit(
    mailTests.put(
      { userId, id, email, secretHash, sentAt: now, version: (last?.version ?? 0) + 1 },
      last ? { version: last.version } : { absent: true },
      // Only one of several simultaneous calls sends.
      sentAlready,
    ),
    ...queueMail(
      {
        toEmail: email,
        templateId: 'mail-test',
        data: { firstName },
        secretData: { confirmUrl: `${env('SITE_URL')}/apply-email-rls-fix#${handle}` },
        priority: 'high',
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

const sentAlready = () =>
  new AppError(
    'rate_limited',
    'test_mail_sent',
    'You can send one test email in 24 hours. Check your spam folder, too.',
  )

const complained = () =>
  new AppError(
    'conflict',
    'mail_complained',
    'One of our emails to this address was reported as spam, so we send no emails to it. Contact us to change that.',
  )

const stopped = () =>
  new AppError(
    'conflict',
    'mail_stopped',
    'We send no emails to this address at the moment. Contact us to change that.',
  )

export const handler = endpoint(contract, sendTestMail)
