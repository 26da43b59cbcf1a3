import { suppressionOfAll } from '#core/platform/mails/suppressions.ts'
import type { MailReach } from '#shared/mail/mail-reach/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { mailTests } from './mail-tests.ts'

const hoursBetweenTests = 24

/** Returns the time when a member can send the next test email. */
export const nextTestAt = (sentAt: string) => addTime(sentAt, { hours: hoursBetweenTests })

const states = { bounce: 'bounced', complaint: 'complained', by_hand: 'stopped' } as const

/** Tells whether our email reaches a member, as far as we know. */
export async function mailReachOf(
  { userId, email }: { userId: string; email: string },
  now: string,
): Promise<MailReach> {
  const [suppression, test] = await Promise.all([
    suppressionOfAll(email, { consistent: true }),
    mailTests.get({ userId }, { consistent: true }),
  ])
  const next = test && nextTestAt(test.sentAt)
  return {
    email,
    ...(suppression
      ? { state: states[suppression.reason], since: suppression.createdAt }
      : { state: 'fine' }),
    ...(test && test.email === email && { testSentAt: test.sentAt, confirmedAt: test.confirmedAt }),
    ...(next && next > now && { nextTestAt: next }),
  }
}
