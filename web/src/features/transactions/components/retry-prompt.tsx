import { useEffect, useRef, useState } from 'react'
import { dollars } from '#shared/money/dollars.ts'
import type { PaymentMethod } from '#shared/payment-methods/payment-method.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { billingDay } from '#web/features/billing/components/billing-day.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { methodName } from '#web/features/payment-methods/components/method-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRetryPayment } from '../api/retry-payment.ts'

type RetryPromptProps = {
  transaction: Transaction
  methods: readonly PaymentMethod[]
  /** Somebody came for this one: it takes the focus. */
  asked: boolean
  onPaid: () => void
}

/** A payment that failed, and the way to make it again. */
export function RetryPrompt({ transaction, methods, asked, onPaid }: RetryPromptProps) {
  const { id, amountCents, description, failure, failedAt, createdAt } = transaction
  const box = useRef<HTMLElement>(null)
  const retry = useRetryPayment()
  const [chosen, setChosen] = useState(methods.find(({ isDefault }) => isDefault)?.id ?? '')
  const chosenId = methods.find((method) => method.id === chosen)?.id
  useEffect(() => {
    if (asked) box.current?.focus()
  }, [asked])
  // Not by the callbacks of the press: the answer takes the prompt away before they would be told.
  const press = () =>
    retry.mutateAsync({ transactionId: id, ...(chosenId && { paymentMethodId: chosenId }) }).then(
      ({ success, message }) => {
        if (!success) return toast.error(message || 'Payment retry failed')
        toast.success('Payment processed successfully!')
        onPaid()
      },
      () => undefined,
    )
  const title = `retry-${id}`
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={title} className="banner tone-danger items-end">
      <div className="min-w-0 flex-1 basis-72 text-ink">
        <h2 id={title} className="font-semibold">
          A payment of <span className="readout">{dollars(amountCents)}</span> failed
        </h2>
        <p className="text-sm text-dim">
          {description}, {billingDay(failedAt ?? createdAt)}
        </p>
        <p role="alert" className="mt-1 text-sm text-clip-ink">
          {retry.error ? `Payment retry failed. ${describeFailure(retry.error).sentence}` : failure}
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
                {methodName(method)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button
        variant="primary"
        className="max-sm:w-full"
        disabled={methods.length > 0 && !chosenId}
        busy={retry.isPending}
        busyText="Processing..."
        onClick={() => void press()}
      >
        Retry Payment
      </Button>
    </section>
  )
}
