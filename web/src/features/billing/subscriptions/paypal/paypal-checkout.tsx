import { type CheckoutOrder, orderOf } from '#web/features/billing/subscriptions/components/checkout-order.ts'
import { PayFailure } from '#web/features/billing/subscriptions/components/pay-failure.tsx'
import { usePay } from '#web/features/billing/subscriptions/components/use-pay.ts'
import { Button } from '#web/ui/button.tsx'

/** The subscription is approved at PayPal, which sends its customer back to this page. */
export function PaypalCheckout({ order, active }: { order: CheckoutOrder; active: boolean }) {
  if (!active) return <p className="text-dim">PayPal is not configured</p>
  if (order.promoCode)
    return (
      <p className="text-dim">
        You can’t use promo codes with PayPal. Pay by card, or remove the code {order.promoCode}.
      </p>
    )
  return <PaypalForm order={order} />
}

function PaypalForm({ order }: { order: CheckoutOrder }) {
  const { pay, busy, failure, attempts } = usePay(order)
  return (
    <div className="grid gap-5">
      <PayFailure failure={failure} attempts={attempts} />
      <p className="text-dim">
        You approve the membership at PayPal and come back here. Nothing is charged before then.
      </p>
      <Button
        variant="primary"
        size="lg"
        busy={busy || !order.ready}
        busyText="Processing..."
        onClick={() =>
          pay({
            order: orderOf(order, 'paypal'),
            expectedCents: order.due.dueCents,
            confirm: () => Promise.reject(new Error('PayPal asks nothing of this page')),
          })
        }
      >
        Continue to PayPal
      </Button>
    </div>
  )
}
