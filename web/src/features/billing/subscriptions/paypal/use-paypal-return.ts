import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { discard } from '#web/features/billing/subscriptions/api/begin-subscription.ts'

/** The parameters that PayPal adds to the return address. */
const told = ['paypal', 'subscription_id', 'ba_token', 'token']

/** Tells how a member returned from PayPal. A subscription that was left there is given up here, too. */
export function usePaypalReturn(onDiscarded: () => void): 'approved' | 'cancelled' | undefined {
  const [search, setSearch] = useSearchParams()
  const [cancelled, setCancelled] = useState(false)
  const answer = search.get('paypal')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is taken up once
  useEffect(() => {
    if (answer !== 'cancel') return
    const takeUp = () => {
      setCancelled(true)
      setSearch(
        (before) => {
          for (const name of told) before.delete(name)
          if (!before.has('way')) before.set('way', 'paypal')
          return before
        },
        { replace: true },
      )
      onDiscarded()
    }
    // A subscription that could not be given up lapses at PayPal, and does not prevent another start.
    discard().then(takeUp, takeUp)
  }, [answer])
  if (answer === 'return') return 'approved'
  return cancelled ? 'cancelled' : undefined
}
