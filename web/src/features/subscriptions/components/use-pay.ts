import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useBillingChanged } from '#web/features/billing/api/use-billing-changed.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type Payment, type PaymentOutcome, payOrder } from '../api/pay-order.ts'

const isAboutPromo = (error: unknown) => error instanceof ApiError && error.code.startsWith('promo_')

/** Pays once, however often the button is pressed. After a refusal it can be pressed again, without a second charge. */
export function usePay(onOutcome: (outcome: PaymentOutcome) => void) {
  const queryClient = useQueryClient()
  const billingChanged = useBillingChanged()
  const paying = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [attempts, setAttempts] = useState(0)

  async function pay(payment: Payment): Promise<void> {
    if (paying.current) return
    paying.current = true
    setBusy(true)
    setFailure(undefined)
    setAttempts((count) => count + 1)
    try {
      const outcome = await payOrder(payment)
      onOutcome(outcome)
      if (outcome.kind === 'paid') await billingChanged()
    } catch (error) {
      setFailure(error)
      // Somebody else had the last use of the code: the price without it is shown before anything is paid.
      if (isAboutPromo(error)) await queryClient.resetQueries({ queryKey: ['promo-code'] })
    } finally {
      paying.current = false
      setBusy(false)
    }
  }
  return { pay: (payment: Payment) => void pay(payment), busy, failure, attempts }
}
