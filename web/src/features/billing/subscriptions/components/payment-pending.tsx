import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { settle } from '../api/settle-subscription.ts'

const everyMs = 5000
const looks = 24

/** Shows a subscription that is approved, but not yet reported as paid. It checks again for two minutes. */
export function PaymentPending({ onPaid }: { onPaid: (subscription: Subscription) => void }) {
  const standing = useQuery({
    queryKey: ['payment-pending'],
    queryFn: async () => (await settle()).subscription ?? null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdateCount < looks ? everyMs : false),
  })
  const paid = standing.data?.status === 'active' ? standing.data : undefined
  useEffect(() => {
    if (paid) onPaid(paid)
  }, [paid, onPaid])
  return (
    <EmptyState
      title="Your payment is on its way"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/billing">Go to billing</ButtonLink>
          <Button
            variant="primary"
            busy={standing.isFetching}
            busyText="Checking..."
            onClick={() => void standing.refetch()}
          >
            Check again
          </Button>
        </div>
      }
    >
      <p role="status">
        The payment provider hasn’t confirmed it yet, which can take a few minutes. You can leave this page:
        your membership starts as soon as the payment is confirmed, and we email your receipt. Please don’t
        pay again.
      </p>
    </EmptyState>
  )
}
