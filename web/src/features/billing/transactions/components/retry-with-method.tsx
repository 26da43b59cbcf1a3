// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { preselectedMethod } from './preselected-method.ts'

const AddPaymentMethodDialog = lazy(async () => ({
  default: (await import('#web/features/billing/payment-methods/components/add-payment-method-dialog.tsx'))
    .AddPaymentMethodDialog,
}))

type RetryWithMethodProps = {
  methods: readonly PaymentMethod[]
  declinedMethodId: string | undefined
  busy: boolean
  onPay: (paymentMethodId: PaymentMethod['id']) => Promise<unknown>
}

/** Pays a failed payment with one of the saved payment methods, or with one that is saved for it. */
export function RetryWithMethod({ methods, declinedMethodId, busy, onPay }: RetryWithMethodProps) {
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const chosenId = (methods.find(({ id }) => id === chosen) ?? preselectedMethod(methods, declinedMethodId))
    ?.id
  const press = usePress(async () => chosenId && onPay(chosenId).catch(() => undefined))
  return (
    <>
      <Field label="Payment method" className="basis-64 text-ink max-sm:grow">
        <Select value={chosenId ?? ''} disabled={busy} onChange={({ target }) => setChosen(target.value)}>
          <option value="" disabled>
            Choose one
          </option>
          {methods.map((method) => (
            <option key={method.id} value={method.id}>
              {describeCard(method)}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        data-own
        variant="primary"
        className="max-sm:w-full"
        disabled={!chosenId}
        busy={busy}
        busyText="Processing..."
        onClick={press}
      >
        Retry Payment
      </Button>
      <Button data-own className="max-sm:w-full" disabled={busy} onClick={() => setAdding(true)}>
        Another Card
      </Button>
      {adding && (
        <Suspense>
          <AddPaymentMethodDialog
            first={false}
            onAdded={({ id }) => setChosen(id)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
