import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PaypalPayment } from './paypal-payment.tsx'
import { toPay } from './to-pay.ts'

const CardPayment = lazy(async () => ({ default: (await import('./card-payment.tsx')).CardPayment }))

export type EntryPaymentProps = {
  registration: OwnRegistration
  /** `bank`: the bank asks its customer, who must be able to reach its question. */
  onState: (state: 'idle' | 'busy' | 'bank') => void
  onSettled: (registration: OwnRegistration) => void
}

const ways = [
  { id: 'card', label: 'Card' },
  { id: 'paypal', label: 'PayPal' },
] as const

/** Pays for a place that is kept, for a change, or what is due, in one of the ways that are open. */
export function EntryPayment({ onState, ...props }: EntryPaymentProps) {
  const configuration = useQuery(paymentConfigurationQuery)
  const [chosen, setChosen] = useState<'card' | 'paypal'>()
  const [busy, setBusy] = useState(false)
  const tell = (state: 'idle' | 'busy' | 'bank') => {
    setBusy(state !== 'idle')
    onState(state)
  }
  if (configuration.isError)
    return (
      <QueryFailure
        title="You can’t pay right now"
        error={configuration.error}
        retrying={configuration.isFetching}
        onRetry={() => void configuration.refetch()}
      />
    )
  if (configuration.isPending) return <Skeleton className="h-11" />
  const { stripe, paypal } = configuration.data
  const open = ways.filter(({ id }) => (id === 'card' ? stripe.active : paypal.active))
  // To begin a payment ends the one that was begun the other way: none begins before it is chosen. Where neither is
  // open, the card form says so.
  const way = open.length > 1 ? chosen : (open[0]?.id ?? 'card')
  return (
    <div className="grid gap-5">
      {open.length > 1 && (
        <div inert={busy} className="grid gap-3">
          {!way && <p>Choose how you pay {dollars(toPay(props.registration).dueCents)}.</p>}
          <Segmented legend="How to pay" name="way-to-pay" options={open} value={way} onChange={setChosen} />
        </div>
      )}
      {way === 'paypal' && <PaypalPayment {...props} onState={tell} />}
      {way === 'card' && (
        <Suspense fallback={<Skeleton className="h-11" label="Loading the card form..." />}>
          <CardPayment {...props} onState={tell} />
        </Suspense>
      )}
    </div>
  )
}
