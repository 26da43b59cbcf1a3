import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }))

const kinds = [
  { id: 'card', label: 'Credit/Debit Card' },
  { id: 'paypal', label: 'PayPal' },
] as const

type AddPaymentMethodDialogProps = {
  first: boolean
  onAdded?: (method: PaymentMethod) => void
  onClose: () => void
}

export function AddPaymentMethodDialog({ first, onAdded, onClose }: AddPaymentMethodDialogProps) {
  const [kind, setKind] = useState<'card' | 'paypal'>('card')
  const [state, setState] = useState<'idle' | 'busy' | 'bank'>('idle')
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Payment Method"
      dismissible={state === 'idle'}
      unsaved
      aside={state === 'bank'}
      {...(kind === 'paypal' && { footer: <Button onClick={onClose}>Cancel</Button> })}
    >
      <div inert={state !== 'idle'}>
        <Segmented
          legend="Payment method type"
          name="payment-method-kind"
          options={kinds}
          value={kind}
          onChange={setKind}
        />
      </div>
      {kind === 'paypal' ? (
        <PayPal />
      ) : (
        <Suspense fallback={<Skeleton lines={3} className="h-11" label="Loading the card form..." />}>
          <CardForm first={first} onState={setState} onAdded={onAdded} onDone={onClose} />
        </Suspense>
      )}
    </Dialog>
  )
}

/** PayPal is agreed on with a subscription, never before one. */
function PayPal() {
  const { data } = useQuery(paymentConfigurationQuery)
  return (
    <p className="py-4 text-dim">
      {data?.paypal.active
        ? 'You can pay with PayPal when you choose a plan. You approve it at PayPal.'
        : 'PayPal is not configured'}
    </p>
  )
}
