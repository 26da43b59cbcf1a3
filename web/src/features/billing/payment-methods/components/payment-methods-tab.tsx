import { useState } from 'react'
import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { BillingAddressPanel } from '#web/features/billing/billing/components/billing-address-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AddPaymentMethodDialog } from './add-payment-method-dialog.tsx'
import { PaymentMethodRow } from './payment-method-row.tsx'

export function PaymentMethodsTab({ overview }: { overview: BillingOverview }) {
  const { paymentMethods: methods, billingAddress, automaticTax } = overview
  const [adding, setAdding] = useState(false)
  const add = (
    <Button data-own variant="primary" onClick={() => setAdding(true)}>
      Add Payment Method
    </Button>
  )
  return (
    <div className="grid gap-6">
      <Panel flush title="Payment Methods" aside={methods.length > 0 && add}>
        {methods.length === 0 ? (
          <EmptyState title="No payment methods on file" action={add}>
            Save a card here to pay for memberships, or choose PayPal when you subscribe.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {methods.map((method) => (
              <PaymentMethodRow key={method.id} method={method} />
            ))}
          </ul>
        )}
      </Panel>
      {automaticTax && <BillingAddressPanel address={billingAddress} />}
      {adding && <AddPaymentMethodDialog first={methods.length === 0} onClose={() => setAdding(false)} />}
    </div>
  )
}
