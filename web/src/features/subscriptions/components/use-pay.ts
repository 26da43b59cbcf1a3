import { useRef, useState } from 'react'
import { useBillingChanged } from '#web/features/billing/api/use-billing-changed.ts'
import type { Order } from '../api/begin-subscription.ts'
import { type Payment, type PaymentOutcome, payOrder } from '../api/pay-order.ts'

/** Pays once, however often the button is pressed. After a refusal it can be pressed again, without a second charge. */
export function usePay(onOutcome: (outcome: PaymentOutcome) => void) {
  const billingChanged = useBillingChanged()
  const paying = useRef(false)
  const previous = useRef<Order>(undefined)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [attempts, setAttempts] = useState(0)

  async function pay(given: Omit<Payment, 'previous'>): Promise<void> {
    if (paying.current) return
    paying.current = true
    setBusy(true)
    setFailure(undefined)
    setAttempts((count) => count + 1)
    try {
      const outcome = await payOrder({ ...given, previous: previous.current })
      previous.current = given.order
      onOutcome(outcome)
      if (outcome.kind === 'paid') await billingChanged()
    } catch (error) {
      previous.current = given.order
      setFailure(error)
    } finally {
      paying.current = false
      setBusy(false)
    }
  }
  return { pay: (given: Omit<Payment, 'previous'>) => void pay(given), busy, failure, attempts }
}
