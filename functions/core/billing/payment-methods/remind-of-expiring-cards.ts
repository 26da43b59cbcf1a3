import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { users } from '#core/platform/users/users.ts'
import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { cardsExpiringIn, expiryOf, noticeOf, paymentMethods } from './payment-methods.ts'

const job = 'remind_of_expiring_cards'

const monthBefore = (month: string) =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - 1).toISOString().slice(0, 7)

/**
 * Tells members once that the card that pays for their membership expires this month. A reminder missed in the month
 * before needs no mail now, but blocks the next one.
 */
export async function remindOfExpiringCards(now: string): Promise<{ reminded: number }> {
  const month = now.slice(0, 7)
  let [reminded, failed] = [0, 0]
  for (const pk of [monthBefore(month), month].map(cardsExpiringIn)) {
    const count = await eachRow(
      job,
      (cursor) => paymentMethods.list({ index: 'gsi1', pk, limit: 100, cursor }),
      ({ userId }) => remind(userId, month, now),
    )
    reminded += count.done
    failed += count.failed
  }
  if (failed > 0) throw new Error(`${failed} members could not be reminded; they will be retried.`)
  return { reminded }
}

/** The mail and the note that it was sent are one write, which only one of several runs makes. */
function remind(userId: string, month: string, now: string): Promise<boolean> {
  return untilUnchanged(async () => {
    const methods = await paymentMethods.get({ userId }, { consistent: true })
    const noticed = methods?.noticed ?? []
    const due = (methods?.items ?? []).filter((method) => {
      const expiry = expiryOf(method)
      return expiry && expiry <= month && !noticed.includes(noticeOf(method))
    })
    if (!methods || due.length === 0) return false
    const [user, { subscription }] = await Promise.all([
      users.get({ id: userId }),
      liveSubscriptionOf(userId),
    ])
    const begun = subscription !== undefined && subscription.status !== 'incomplete'
    const pays = begun && subscription.paymentProvider === 'stripe' && !subscription.cancelAtPeriodEnd
    const card = due.find((method) => method.isDefault && expiryOf(method) === month)
    const told = user && pays && card ? { user, card } : undefined
    // Another card, or another subscription, may be the one that pays before the month is over.
    const done = due.filter((method) => method === told?.card || expiryOf(method) !== month)
    if (done.length === 0) return false
    await commit(
      paymentMethods.put(
        {
          ...methods,
          noticed: stillThere([...noticed, ...done.map(noticeOf)]),
          version: methods.version + 1,
        },
        { version: methods.version },
      ),
      ...(told
        ? queueMail(
            {
              toEmail: told.user.email,
              templateId: 'card-expiring',
              data: {
                firstName: told.user.firstName,
                brand: describeCard({ type: told.card.type, brand: told.card.brand }),
                last4: told.card.last4 ?? '',
                expiry: utcMonth(month),
              },
              priority: 'normal',
            },
            now,
          )
        : []),
    )
    return told !== undefined

    function stillThere(notices: string[]): string[] {
      const known = new Set(methods?.items.map(noticeOf))
      return notices.filter((notice) => known.has(notice))
    }
  })
}
