import { useState } from 'react'
import type { PaymentMethod } from '#shared/payment-methods/payment-method.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AddPaymentMethodDialog } from './add-payment-method-dialog.tsx'
import { PaymentMethodRow } from './payment-method-row.tsx'

export function PaymentMethodsTab({ methods }: { methods: readonly PaymentMethod[] }) {
  const [adding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      Add Payment Method
    </Button>
  )
  return (
    <>
      <Panel flush title="Payment Methods" aside={methods.length > 0 && add}>
        {methods.length === 0 ? (
          <EmptyState title="No payment methods on file" action={add}>
            Memberships are paid with a card that you keep here.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {methods.map((method) => (
              <PaymentMethodRow key={method.id} method={method} />
            ))}
          </ul>
        )}
      </Panel>
      {adding && <AddPaymentMethodDialog first={methods.length === 0} onClose={() => setAdding(false)} />}
    </>
  )
}
