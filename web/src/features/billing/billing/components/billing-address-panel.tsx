import { useState } from 'react'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { Panel } from '#web/ui/panel.tsx'
import { BillingAddressForm } from './billing-address-form.tsx'
import { BillingAddressLine } from './billing-address-line.tsx'

/** The member's billing address, which they can change between two payments. */
export function BillingAddressPanel({ address }: { address: BillingAddress | undefined }) {
  const [editing, setEditing] = useState(false)
  return (
    <Panel title="Billing Address">
      <div className="grid gap-5">
        {address && !editing ? (
          <BillingAddressLine address={address} onChange={() => setEditing(true)} />
        ) : (
          <BillingAddressForm
            address={address}
            submit="Save address"
            onDone={() => setEditing(false)}
            onCancel={address && (() => setEditing(false))}
          />
        )}
        <p className="text-sm text-dim">
          It determines the tax on your card payments, starting with your next one. No other member sees it.
        </p>
      </div>
    </Panel>
  )
}
