import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { BillingAddressForm } from '#web/features/billing/billing/components/billing-address-form.tsx'
import { BillingAddressLine } from '#web/features/billing/billing/components/billing-address-line.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { CardCheckout, type CardCheckoutProps } from './card-checkout.tsx'

export type TaxedCheckoutProps = CardCheckoutProps & {
  address: BillingAddress | undefined
  quote: UseQueryResult<unknown>
}

/** Shows the card once the billing address of its owner and the tax are known. */
export function TaxedCheckout({ address, quote, ...card }: TaxedCheckoutProps) {
  const [editing, setEditing] = useState(false)
  const { isError, error, isFetching, refetch } = quote
  if (!address || editing)
    return (
      <>
        <p>Where are you billed? Your address determines the tax, which you see before you pay.</p>
        <BillingAddressForm
          address={address}
          submit="Continue"
          onDone={() => setEditing(false)}
          onCancel={address && (() => setEditing(false))}
        />
      </>
    )
  return (
    <>
      <div inert={card.order.paying}>
        <BillingAddressLine address={address} onChange={() => setEditing(true)} />
      </div>
      {isError && (
        <QueryFailure
          title="We couldn’t calculate the tax"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <CardCheckout {...card} postalCode={address.postalCode} />
    </>
  )
}
