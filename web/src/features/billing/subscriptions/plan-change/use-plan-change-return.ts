import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBillingChanged } from '#web/features/billing/billing/api/use-billing-changed.ts'
import { settle } from '#web/features/billing/subscriptions/api/settle-subscription.ts'
import { toast } from '#web/ui/toast.ts'

/** The parameters that PayPal adds to the return address. */
const told = ['paypal', 'subscription_id', 'ba_token', 'token']

/** Takes up the answer of a member who returns from PayPal, which asked them about a change of plan. */
export function usePlanChangeReturn(): void {
  const [search, setSearch] = useSearchParams()
  const billingChanged = useBillingChanged()
  const answer = search.get('paypal')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is taken up once
  useEffect(() => {
    if (!answer) return
    setSearch(
      (before) => {
        for (const name of told) before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    if (answer === 'return') void settle().then(tell, tellLater).then(billingChanged)
    else toast.info('You left PayPal', { description: 'Your plan has not changed.' })
  }, [answer])
}

function tell({ subscription }: Awaited<ReturnType<typeof settle>>): void {
  if (subscription?.pendingPlan) tellLater()
  else toast.success('Subscription plan updated successfully!')
}

/** PayPal also reports it to the server. */
const tellLater = () =>
  toast.info('PayPal hasn’t confirmed the change yet', {
    description: 'You’ll see it here as soon as PayPal does.',
  })
