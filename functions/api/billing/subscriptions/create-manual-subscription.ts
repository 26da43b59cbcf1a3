import { changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { billedTo } from '#core/billing/invoices/billed-to.ts'
import { nextInvoiceNumber } from '#core/billing/invoices/invoice-numbers.ts'
import { invoices } from '#core/billing/invoices/invoices.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { refuseUnverified } from '#core/billing/plans/refuse-unverified.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import {
  manualInvoice,
  manualInvoiceId,
  manualPayment,
  manualPaymentId,
  manualSubscription,
} from '#core/billing/subscriptions/manual/manual-subscription.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { supersede } from '#core/billing/subscriptions/supersede.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { settleVerification } from '#core/platform/verifications/settle-verification.ts'
import { createManualSubscription as contract } from '#shared/billing/subscriptions/admin-contract.ts'
import { membershipFrom } from '#shared/billing/subscriptions/membership-from.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

type Request = ApiRequest<typeof contract>
const replaced = 'Replaced with custom pricing'

/**
 * Gives a member a plan at their own price. Their present plan is ended at its provider before anything is written
 * here, since a provider that does not know goes on charging. A repeat with the same request id does nothing twice.
 */
export const createManualSubscription = inPresentState(
  ({ body: { userId }, now }) => mirrorLiveSubscription({ actor: { userId }, now }),
  agree,
)

async function agree(request: Request) {
  const { userId, planId } = request.body
  const plan = await plans.get({ id: planId })
  if (!plan?.isActive) throw planNotFound()
  if (plan.priceCents === 0)
    throw new AppError('unprocessable', 'plan_free', 'This plan is free, so it cannot have custom pricing.')
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  refuseUnverified(user, plan.type)

  const agreed = await agreedBefore(request.body)
  if (agreed) return sameAgreement(agreed, request.body)
  const { subscription: old } = await liveSubscriptionOf(userId)
  if (old) await supersede(old, replaced, request.now)
  return untilUnchanged(() => give(request, plan, old))
}

const latest = 20

/**
 * Returns the subscription a request already led to; it may be over or replaced by now, and is not agreed on
 * again for that.
 */
async function agreedBefore({ userId, requestId }: Request['body']): Promise<StoredSubscription | undefined> {
  const { items } = await subscriptions.list({
    pk: `USER#${userId}`,
    prefix: 'SUBSCRIPTION#',
    newestFirst: true,
    consistent: true,
    limit: latest,
  })
  return items.find((one) => one.requestId === requestId)
}

async function give(
  { actor, body, now, remember }: Request,
  plan: NonNullable<Awaited<ReturnType<typeof plans.get>>>,
  old: StoredSubscription | undefined,
) {
  const { userId, requestId, billingPeriod, priceCents, reason } = body
  const { account, subscription: live } = await liveSubscriptionOf(userId)
  if (live?.requestId === requestId) return sameAgreement(live, body)
  if (live)
    throw new AppError(
      'conflict',
      'version_conflict',
      'The member has just started another subscription. Check it and try again.',
    )
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  const by = { id: newId('sub', now), userId, adminId: actor.userId, requestId, plan }
  const subscription = manualSubscription({ ...by, billingPeriod, priceCents, reason }, now)
  const { number, write: takeNumber } = await nextInvoiceNumber(now)
  const invoice = manualInvoice(subscription, { invoiceNumber: number, billedTo: billedTo(user) }, now)
  const payment = manualPayment(subscription, invoice, now)
  const membership = membershipFrom(user, subscription, now)
  const answer = { subscription, invoice, payment }
  const agreed = { planId: plan.id, billingPeriod, customPriceCents: priceCents, invoiceNumber: number }
  const earlier = old && {
    subscriptionId: old.id,
    planId: old.planId,
    billingPeriod: old.billingPeriod,
    priceCents: old.priceCents,
    paymentProvider: old.paymentProvider,
  }
  await commit(
    changeBillingAccount(account, {
      liveSubscriptionId: subscription.id,
      totalSpentCents: account.totalSpentCents + priceCents,
    }),
    subscriptions.put(subscription, { absent: true }),
    takeNumber,
    invoices.put(invoice, { absent: true }),
    transactions.put(payment, { absent: true }),
    ...(membership
      ? [
          users.put(
            { ...user, ...membership, updatedAt: now, version: user.version + 1 },
            { version: user.version },
          ),
          ...(await settleVerification({ ...user, ...membership }, now)),
        ]
      : []),
    announce('account.changed', { userId }, now),
    ...(await auditBilling(
      {
        adminId: actor.userId,
        targetUserId: userId,
        action: 'custom_pricing_applied',
        entityType: 'subscription',
        entityId: subscription.id,
        oldValues: earlier,
        newValues: agreed,
        reason,
      },
      now,
    )),
    recordActivity(
      {
        by: actor,
        userId,
        type: 'user_update',
        description: `Custom pricing: ${plan.name} for ${dollars(priceCents)}`,
        ...(earlier && { before: earlier }),
        after: agreed,
      },
      now,
    ),
    ...notify(
      {
        kind: 'subscription',
        userId,
        type: 'success',
        title: `Your membership is now ${plan.name}`,
        message: `We set it up for you for ${dollars(priceCents)}, until ${utcDay(subscription.currentPeriodEndAt)}.`,
        href: '/billing',
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'plan-agreed',
        data: {
          firstName: user.firstName,
          planName: plan.name,
          price: dollars(priceCents),
          periodEnd: utcDay(subscription.currentPeriodEndAt),
        },
        priority: 'normal',
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

/** A lost answer is given again, but never for other terms: no one would notice that the first terms count. */
async function sameAgreement(
  subscription: StoredSubscription,
  { planId, billingPeriod, priceCents }: Request['body'],
) {
  const answer = await answerOf(subscription)
  const { amountCents } = answer.payment
  // A plan that has changed since then says nothing about the request.
  const isChanged = subscription.customPriceCents === undefined
  const isSamePlan = subscription.planId === planId && subscription.billingPeriod === billingPeriod
  if (amountCents === priceCents && (isSamePlan || isChanged)) return answer
  throw new AppError(
    'conflict',
    'pricing_request_used',
    `Custom pricing of ${dollars(amountCents)} was already applied with this dialog. Close it and open it again.`,
  )
}

async function answerOf(subscription: StoredSubscription) {
  const { userId } = subscription
  const [invoice, payment] = await Promise.all([
    invoices.get({ userId, id: manualInvoiceId(subscription) }, { consistent: true }),
    transactions.get({ userId, id: manualPaymentId(subscription) }, { consistent: true }),
  ])
  if (!invoice || !payment) throw new Error(`The subscription ${subscription.id} has no invoice.`)
  return { subscription, invoice, payment }
}

export const handler = endpoint(contract, createManualSubscription)
