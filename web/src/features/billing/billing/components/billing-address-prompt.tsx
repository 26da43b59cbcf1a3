import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Asks members who pay by card for the address that the tax depends on. */
export function BillingAddressPrompt({ overview }: { overview: BillingOverview }) {
  const { subscription, billingAddress, automaticTax } = overview
  const renews =
    subscription?.paymentProvider === 'stripe' &&
    subscription.status !== 'cancelled' &&
    !subscription.cancelAtPeriodEnd
  if (!automaticTax || !renews || (billingAddress && subscription.taxation !== 'place_unknown')) return null
  return (
    <Banner
      action={
        <ButtonLink to="/billing?tab=payment-methods" size="sm">
          Add billing address
        </ButtonLink>
      }
    >
      We don’t have your billing address. It determines the tax on {subscription.planName}.
    </Banner>
  )
}
