import { useQuery, useQueryClient } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { rateCardQuery } from '#web/features/ads/ad-zones/api/rate-card-query.ts'
import { billingKey } from '#web/features/billing/billing/api/billing-overview.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { countPaid } from '#web/lib/analytics/purchases.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const CardPayment = lazy(async () => ({ default: (await import('./card-payment.tsx')).CardPayment }))

type PayDialogProps = { campaigns: readonly AdCampaign[]; onClose: () => void }

/** Pays for approved campaigns together: by card, or says how where no cards are accepted. */
export function PayDialog({ campaigns, onClose }: PayDialogProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'bank'>('idle')
  const queryClient = useQueryClient()
  const rates = useQuery(rateCardQuery)
  const isOne = campaigns.length === 1
  const close = () => {
    for (const queryKey of [['ads'], billingKey]) void queryClient.invalidateQueries({ queryKey })
    onClose()
  }
  const paid = ({ id, status, paidCents = 0 }: AdOrder) => {
    if (status === 'paid') void countPaid({ id, cents: paidCents, item: 'ad' })
    toast.success(isOne ? 'Your campaign is paid' : 'Your campaigns are paid')
    close()
  }
  const loading = <Skeleton lines={3} className="h-11" label="Loading the card form..." />
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={isOne ? 'Pay for your campaign' : `Pay for ${campaigns.length} campaigns`}
      dismissible={state === 'idle'}
      unsaved
      aside={state === 'bank'}
    >
      {rates.isError && !rates.data && (
        <QueryFailure
          title="You can’t pay right now"
          error={rates.error}
          retrying={rates.isFetching}
          onRetry={() => void rates.refetch()}
        />
      )}
      {rates.isPending && loading}
      {rates.data?.takesCards === false && <ByTransfer campaigns={campaigns} />}
      {rates.data?.takesCards && (
        <Suspense fallback={loading}>
          <CardPayment campaigns={campaigns} onState={setState} onPaid={paid} />
        </Suspense>
      )}
    </Dialog>
  )
}

function ByTransfer({ campaigns }: Pick<PayDialogProps, 'campaigns'>) {
  const cents = campaigns.reduce((sum, { price }) => sum + (price?.cents ?? 0), 0)
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Cards are not accepted right now. Pay {dollars(cents)} and any tax by transfer: contact us, and name{' '}
        {campaigns.map(({ name }) => name).join(', ')}. We send you an invoice, and start{' '}
        {campaigns.length === 1 ? 'your campaign' : 'your campaigns'} once the money has arrived.
      </p>
      <ButtonLink to="/contact" variant="primary">
        Contact us
      </ButtonLink>
    </div>
  )
}
