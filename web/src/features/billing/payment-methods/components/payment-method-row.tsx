import { CreditCard, Wallet } from 'lucide-react'
import { useState } from 'react'
import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { toastRefusal } from '#web/features/billing/billing/components/toast-refusal.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemovePaymentMethod, useSetDefaultPaymentMethod } from '../api/payment-method-commands.ts'
import { cardExpiry } from './card-expiry.ts'

export function PaymentMethodRow({ method }: { method: PaymentMethod }) {
  const [asking, setAsking] = useState(false)
  const remove = useRemovePaymentMethod()
  const setDefault = useSetDefaultPaymentMethod()
  const prefer = usePress(() =>
    setDefault.mutateAsync(method.id).then(
      () => toast.success('Default payment method updated'),
      (error) => toastRefusal('Failed to update default payment method', error),
    ),
  )
  const discard = usePress(() =>
    remove.mutateAsync(method.id).then(
      () => toast.success('Payment method removed'),
      (error) => {
        setAsking(false)
        toastRefusal('Failed to remove payment method', error)
      },
    ),
  )
  const name = describeCard(method)
  const Icon = method.type === 'card' ? CreditCard : Wallet
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Icon className="size-6 flex-none text-dim" aria-hidden="true" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {method.isDefault && <Badge tone="success">Default</Badge>}
          </p>
          <Expiry method={method} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {!method.isDefault && (
          <Button
            data-own
            size="sm"
            busy={setDefault.isPending}
            aria-label={`Set as default: ${name}`}
            onClick={prefer}
          >
            Set as default
          </Button>
        )}
        <Button data-own size="sm" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}`}
        description="Are you sure you want to remove this payment method?"
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={discard}
      />
    </li>
  )
}

function Expiry({ method }: { method: PaymentMethod }) {
  const { expMonth, expYear } = method
  if (!expMonth || !expYear) return null
  const expiry = cardExpiry(method, serverNow())
  const date = `${expMonth.toString().padStart(2, '0')}/${expYear}`
  if (expiry === 'fine') return <p className="text-sm text-dim">Expires {date}</p>
  return (
    <p className="text-sm text-clip-ink">
      {expiry === 'expired'
        ? `Expired ${date}. Add another card.`
        : `Expires ${date}. Add your new card soon.`}
    </p>
  )
}
