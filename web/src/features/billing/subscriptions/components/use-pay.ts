import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { eventsOf } from '#shared/billing/subscriptions/subscription-changes.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { useBillingChanged } from '#web/features/billing/billing/api/use-billing-changed.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { tellingOf } from '#web/lib/told-on-this-page.ts'
import { type Payment, payOrder } from '../api/pay-order.ts'
import type { CheckoutOrder } from './checkout-order.ts'

const isAboutPromo = (error: unknown) => error instanceof ApiError && error.code.startsWith('promo_')

const isAboutPrice = (error: unknown) => error instanceof ApiError && error.code === 'price_changed'

/** Pays once, however often the button is pressed. After a refusal it can be pressed again, without a second charge. */
export function usePay({ paying: busy, onPaying, onOutcome }: CheckoutOrder) {
  const queryClient = useQueryClient()
  const billingChanged = useBillingChanged()
  const paying = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const [attempts, setAttempts] = useState(0)

  async function pay(payment: Payment): Promise<void> {
    if (paying.current) return
    paying.current = true
    onPaying(true)
    setFailure(undefined)
    setAttempts((count) => count + 1)
    try {
      const outcome = await tellingOf({ done: eventsOf('activated') }, () => payOrder(payment))
      onOutcome(outcome)
      if (outcome.kind === 'paid') await billingChanged()
    } catch (error) {
      setFailure(error)
      // Another member had the last use of the code, so the price without it is shown before anything is
      // paid.
      if (isAboutPromo(error)) await queryClient.resetQueries({ queryKey: ['promo-code'] })
      if (isAboutPrice(error)) await queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
    } finally {
      paying.current = false
      onPaying(false)
    }
  }
  return { pay: (payment: Payment) => void pay(payment), busy, failure, attempts }
}
