// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { dollars } from '#shared/money/dollars.ts'
import { describeCard } from '#shared/payment-methods/describe-card.ts'
import type { PaymentMethod } from '#shared/payment-methods/payment-method.ts'
import { utcDay } from '#shared/time/utc-day.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { usePress } from '#web/features/forms/use-press.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRetryPayment } from '../api/retry-payment.ts'

const AddPaymentMethodDialog = lazy(async () => ({
  default: (await import('#web/features/payment-methods/components/add-payment-method-dialog.tsx'))
    .AddPaymentMethodDialog,
}))

type RetryPromptProps = {
  transaction: Transaction
  methods: readonly PaymentMethod[]
  /** Somebody came for this one: it takes the focus. */
  asked: boolean
  onPaid: () => void
}

/** Whether the payment itself was refused, or could not even be tried. */
function refusalText(error: Error): string {
  const untried = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  const { sentence } = describeFailure(error)
  return `${untried ? 'Failed to retry payment' : 'Payment retry failed'}. ${sentence}`
}

/** A payment that failed, and the way to make it again. */
export function RetryPrompt({ transaction, methods, asked, onPaid }: RetryPromptProps) {
  const { id, amountCents, description, failure, failedAt, createdAt } = transaction
  const box = useRef<HTMLElement>(null)
  const retry = useRetryPayment()
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const chosenId = (methods.find(({ id }) => id === chosen) ?? methods.find(({ isDefault }) => isDefault))?.id
  useEffect(() => {
    if (asked) box.current?.focus()
  }, [asked])
  // Not by the callbacks of the press: the answer takes the prompt away before they would be told.
  const press = usePress(() =>
    retry.mutateAsync({ transactionId: id, ...(chosenId && { paymentMethodId: chosenId }) }).then(
      ({ success, message }) => {
        if (!success) return toast.error(message || 'Payment retry failed')
        toast.success('Payment processed successfully!')
        onPaid()
      },
      () => undefined,
    ),
  )
  const title = `retry-${id}`
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={title} className="banner tone-danger items-end">
      <div className="min-w-0 flex-1 basis-72 text-ink">
        <h2 id={title} className="font-semibold">
          A payment of <span className="readout">{dollars(amountCents)}</span> failed
        </h2>
        <p className="text-sm text-dim">
          {description}, {utcDay(failedAt ?? createdAt)}
        </p>
        <p role="alert" className="mt-1 text-sm text-clip-ink">
          {retry.error ? refusalText(retry.error) : failure}
        </p>
      </div>
      {methods.length > 0 && (
        <Field label="Payment method" className="basis-64 text-ink max-sm:grow">
          <Select
            value={chosenId ?? ''}
            disabled={retry.isPending}
            onChange={({ target }) => setChosen(target.value)}
          >
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
      )}
      {methods.length > 0 && (
        <Button
          variant="primary"
          className="max-sm:w-full"
          disabled={!chosenId}
          busy={retry.isPending}
          busyText="Processing..."
          onClick={press}
        >
          Retry Payment
        </Button>
      )}
      <Button className="max-sm:w-full" disabled={retry.isPending} onClick={() => setAdding(true)}>
        {methods.length > 0 ? 'Another Card' : 'Add Payment Method'}
      </Button>
      {adding && (
        <Suspense>
          <AddPaymentMethodDialog
            first={methods.length === 0}
            onAdded={({ id }) => setChosen(id)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
