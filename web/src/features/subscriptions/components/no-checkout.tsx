import type { Plan } from '#shared/plans/plan.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { mayChangePlan } from '#shared/subscriptions/subscription-rules.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { CheckoutRefusal } from './checkout-refusal.ts'

type NoCheckoutProps = {
  refusal: CheckoutRefusal
  plan: Plan | undefined
  subscription: Subscription | undefined
}

/** There is nothing to pay: why, and where to go instead. */
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

/** PayPal alone collects what is owed there, and not every plan can be changed. */
function insteadOf(subscription: Subscription | undefined): string {
  if (subscription?.status === 'unpaid' && subscription.paymentProvider === 'stripe')
    return 'Its last payment is still open. Pay it under Billing, and it goes on.'
  return mayChangePlan(subscription)
    ? 'There is one membership at a time. Change the plan you have instead.'
    : 'There is one membership at a time. Look under Billing at what you can do with the one you have.'
}

const texts: Record<CheckoutRefusal, (plan: string, subscription: Subscription | undefined) => Text> = {
  no_plan: () => ({
    title: 'This membership is not on sale',
    text: 'It may have been replaced by another one. Everything we offer is on one page.',
    ...toPlans,
  }),
  free: (plan) => ({
    title: `${plan} is free`,
    text: 'There is nothing to pay. If you have a paid membership, you can change it under Billing.',
    to: '/billing',
    label: 'Go to your billing',
  }),
  admin: () => ({
    title: 'Administrators need no membership',
    text: 'Your account can use everything already.',
    to: '/admin',
    label: 'Go to administration',
  }),
  subscribed: (_, subscription) => ({
    title: `You have ${subscription?.planName ?? 'a membership'} already`,
    text: insteadOf(subscription),
    to: '/billing',
    label: 'Go to your billing',
  }),
  verification: (plan) => ({
    title: `${plan} is for verified businesses`,
    text: 'A person looks at your documents first. Once your business is approved, you can subscribe here. Nothing is charged before that.',
    to: '/profile?tab=verification',
    label: 'Verify your business',
  }),
}
