import { Elements } from '@stripe/react-stripe-js'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'

import { Skeleton } from '#web/ui/skeleton.tsx'
import { stripeQuery } from '../api/stripe-query.ts'
import { stripeAppearance } from './stripe-look.ts'
import { usePageTheme } from './use-page-theme.ts'

/**
 * Lets Stripe’s elements work below it, in the look of the page: `useStripe` and `useElements`. Import it
 * lazily; nothing from Stripe is loaded before it is shown.
 */
export function StripeElements({ children }: { children: ReactNode }) {
  // The elements take concrete colors, so they must hear when the theme changes.
  usePageTheme()
  const stripe = useQuery(stripeQuery)
  if (stripe.isError)
    return (
      <QueryFailure
        title="You can’t enter a card right now"
        error={stripe.error}
        retrying={stripe.isFetching}
        onRetry={() => void stripe.refetch()}
      />
    )
  if (!stripe.data) return <Skeleton className="h-11" label="Loading the card form..." />
  return (
    <Elements stripe={stripe.data} options={{ appearance: stripeAppearance(), locale: 'en' }}>
      {children}
    </Elements>
  )
}
