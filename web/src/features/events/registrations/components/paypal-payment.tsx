import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { leaveFor } from '#web/lib/leave-for.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { cardPaymentKey } from './card-payment-key.ts'
import type { EntryPaymentProps } from './entry-payment.tsx'
import { PriceLines } from './price-lines.tsx'
import { toPay } from './to-pay.ts'

/** The payment is approved at PayPal, which sends its payer to My entries. */
export function PaypalPayment({ registration, onState, onSettled }: EntryPaymentProps) {
  const { id, eventId } = registration
  const { lines, dueCents } = toPay(registration)
  const queryClient = useQueryClient()
  const leaving = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ sentence: string; count: number }>()

  async function goThere() {
    if (leaving.current) return
    leaving.current = true
    setBusy(true)
    onState('busy')
    try {
      const params = { registrationId: id }
      // This ends a card payment that was begun.
      queryClient.removeQueries({ queryKey: cardPaymentKey(registration) })
      const { payment } = await call(payRegistration, { params, body: { eventId, provider: 'paypal' } })
      if (payment?.kind === 'approval') return leaveFor(payment.approveUrl)
      // It was approved already.
      onSettled(await call(settleRegistration, { params, body: { eventId } }))
    } catch (error) {
      setFailure((before) => ({ sentence: describeFailure(error).sentence, count: (before?.count ?? 0) + 1 }))
    }
    leaving.current = false
    setBusy(false)
    onState('idle')
  }
  return (
    <div className="grid gap-5">
      {failure && <FormError key={failure.count} title={failure.sentence} />}
      <PriceLines lines={lines} />
      <p className="text-sm text-dim">
        You approve {dollars(dueCents)} at PayPal and come back here. We hold your spot until your time to pay
        runs out.
      </p>
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        busyText="Going to PayPal..."
        onClick={() => void goThere()}
      >
        Continue to PayPal
      </Button>
    </div>
  )
}
