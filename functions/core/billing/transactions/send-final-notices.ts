import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { failedPaymentsSince, type StoredTransaction, transactions } from './transactions.ts'

const job = 'send_final_notices'

/** The provider tries for two weeks; three days are left to do something about it. */
const noticeAfterDays = 11
const triesEndAfterDays = 14

/** Warns members once for each invoice that the last try is near and the membership ends with it. */
export async function sendFinalNotices(now: string): Promise<{ warned: number }> {
  const today = now.slice(0, 10)
  let [warned, failed] = [0, 0]
  for (let ago = triesEndAfterDays; ago >= noticeAfterDays; ago--) {
    const pk = failedPaymentsSince(addDays(today, -ago))
    const count = await eachRow(
      job,
      (cursor) => transactions.list({ index: 'gsi2', pk, limit: 100, cursor }),
      (row) => warn(row, now),
    )
    warned += count.done
    failed += count.failed
  }
  if (failed > 0) throw new Error(`${failed} members could not be warned; they will be retried.`)
  return { warned }
}

const isDue = ({ status, retryable, finalNoticeAt, createdAt }: StoredTransaction, now: string) =>
  status === 'failed' &&
  retryable === true &&
  !finalNoticeAt &&
  Date.parse(now) - Date.parse(createdAt) >= noticeAfterDays * 86_400_000

/** The mail and the note that it was sent are one write, which only one of several runs makes. */
function warn(row: StoredTransaction, now: string): Promise<boolean> {
  return untilUnchanged(async () => {
    const payment = await transactions.get(row, { consistent: true })
    if (!payment || !isDue(payment, now)) return false
    const [user, { subscription }] = await Promise.all([
      users.get({ id: payment.userId }),
      liveSubscriptionOf(payment.userId),
    ])
    if (!user || subscription?.status !== 'past_due') return false
    const amount = dollars(payment.amountCents)
    await commit(
      transactions.put(
        { ...payment, finalNoticeAt: now, version: payment.version + 1 },
        { version: payment.version },
      ),
      ...notify(
        {
          kind: 'payment',
          userId: user.id,
          type: 'warning',
          title: 'Your membership ends soon unless you pay',
          message: `${amount} for ${payment.description} is still unpaid. Pay it now to keep your membership.`,
          href: `/billing?retry=${payment.id}`,
        },
        now,
      ),
      ...queueMail(
        {
          toEmail: user.email,
          templateId: 'payment-final-notice',
          data: {
            firstName: user.firstName,
            amount,
            description: payment.description,
            transactionId: payment.id,
          },
          priority: 'high',
        },
        now,
      ),
    )
    return true
  })
}
