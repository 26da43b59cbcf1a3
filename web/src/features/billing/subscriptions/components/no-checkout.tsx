import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { mayChangePlan } from '#shared/billing/subscriptions/subscription-rules.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { CheckoutRefusal } from './checkout-refusal.ts'

type NoCheckoutProps = {
  refusal: CheckoutRefusal
  plan: Plan | undefined
  subscription: Subscription | undefined
}

/** Explains why there is nothing to pay, and where to go instead. */
export function NoCheckout({ refusal, plan, subscription }: NoCheckoutProps) {
  const { title, text, to, label } = texts[refusal](plan?.name ?? '', subscription)
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={to} variant="primary">
          {label}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}

type Text = { title: string; text: string; to: string; label: string }

const toPlans = { to: '/pricing', label: 'View Membership Plans' }

/** Only PayPal collects debts there, and not every plan can be changed. */
function insteadOf(subscription: Subscription | undefined): string {
  if (subscription?.status === 'unpaid' && subscription.paymentProvider === 'stripe')
    return 'Its last payment is overdue. Pay it under Billing to get your membership back.'
  return mayChangePlan(subscription)
    ? 'You can have one membership at a time. Change your current plan instead.'
    : 'You can have one membership at a time. See Billing for what you can do with yours.'
}

const texts: Record<CheckoutRefusal, (plan: string, subscription: Subscription | undefined) => Text> = {
  no_plan: () => ({
    title: 'This membership isn’t available',
    text: 'Another one may have replaced it. See all memberships on one page.',
    ...toPlans,
  }),
  free: (plan) => ({
    title: `${plan} is free`,
    text: 'You don’t need to pay. If you have a paid membership, you can change it under Billing.',
    to: '/billing',
    label: 'Go to billing',
  }),
  admin: () => ({
    title: 'Administrators don’t need a membership',
    text: 'Your account already has access to everything.',
    to: '/admin',
    label: 'Go to administration',
  }),
  subscribed: (_, subscription) => ({
    title: `You already have ${subscription?.planName ?? 'a membership'}`,
    text: insteadOf(subscription),
    to: '/billing',
    label: 'Go to billing',
  }),
  verification: (plan) => ({
    title: `${plan} is for verified businesses`,
    text: 'A person reviews your documents first. Once your business is approved, you can subscribe here. We charge nothing before then.',
    to: '/profile?tab=verification',
    label: 'Verify your business',
  }),
}
