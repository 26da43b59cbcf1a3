import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { paymentMethodsOf } from '#core/billing/payment-methods/payment-methods.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { users } from '#core/platform/users/users.ts'
import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import { renewalWords } from '#shared/billing/subscriptions/renewal-words.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { type StoredSubscription, subscriptions, subscriptionsEndingOn } from './subscriptions.ts'

const job = 'send_renewal_reminders'
const daysAhead = 3

/**
 * Tells members once for each period that it ends in three days. It looks at the days before again, so that members get
 * their reminder even if the job did not run on a day.
 */
export async function sendRenewalReminders(now: string): Promise<{ reminded: number }> {
  const today = now.slice(0, 10)
  let [reminded, failed] = [0, 0]
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const pk = subscriptionsEndingOn(addDays(today, ahead))
    const count = await eachRow(
      job,
      (cursor) => subscriptions.list({ index: 'gsi1', pk, limit: 100, cursor }),
      (row) => remind(row, now),
    )
    reminded += count.done
    failed += count.failed
  }
  if (failed > 0) throw new Error(`${failed} members could not be reminded; they will be retried.`)
  return { reminded }
}

const isDue = ({ status, currentPeriodEndAt, remindedOfEndAt }: StoredSubscription, now: string) =>
  status === 'active' && remindedOfEndAt !== currentPeriodEndAt && now < currentPeriodEndAt

/** The mail and the note that it was sent are one write, which only one of several runs makes. */
function remind(row: StoredSubscription, now: string): Promise<boolean> {
  if (!isDue(row, now)) return Promise.resolve(false)
  return untilUnchanged(async () => {
    const subscription = await subscriptions.get(row, { consistent: true })
    if (!subscription || !isDue(subscription, now)) return false
    const [user, { items }, { creditCents }] = await Promise.all([
      users.get({ id: subscription.userId }),
      paymentMethodsOf(subscription.userId),
      billingAccountOf(subscription.userId),
    ])
    if (!user) return false
    const card = items.find(({ isDefault }) => isDefault)
    const { whatHappens, details } = renewalWords(
      { ...subscription, creditCents },
      card && describeCard(card),
    )
    await commit(
      subscriptions.put(
        {
          ...subscription,
          remindedOfEndAt: subscription.currentPeriodEndAt,
          version: subscription.version + 1,
        },
        { version: subscription.version },
      ),
      ...queueMail(
        {
          toEmail: user.email,
          templateId: 'renewal-reminder',
          data: {
            firstName: user.firstName,
            planName: subscription.planName,
            periodEnd: utcDay(subscription.currentPeriodEndAt),
            whatHappens,
            details,
          },
          priority: 'normal',
        },
        now,
      ),
    )
    return true
  })
}
