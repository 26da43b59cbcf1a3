import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { discard } from '#web/features/subscriptions/api/begin-subscription.ts'

/** What PayPal’s way back adds to the address. */
const told = ['paypal', 'subscription_id', 'ba_token', 'token']

/** Where a member stands who returns from PayPal. What was left there is given up here, too. */
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
    // What could not be given up lapses at PayPal, and does not stand in the way of another beginning.
    discard().then(takeUp, takeUp)
  }, [answer])
  if (answer === 'return') return 'approved'
  return cancelled ? 'cancelled' : undefined
}
