import { queryOptions } from '@tanstack/react-query'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { loadStripe } from '../components/load-stripe.ts'

/** Stripe.js, loaded once however many forms of a page use it. */
export const stripeQuery = queryOptions({
  queryKey: ['stripe'],
  // The configuration is requested each time, so a retry helps once cards are accepted again.
  queryFn: async ({ client }) =>
    loadStripe(await client.fetchQuery({ ...paymentConfigurationQuery, staleTime: 0 })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // It is an object with methods, not data.
  structuralSharing: false,
  retry: false,
})
