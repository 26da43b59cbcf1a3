import { useState } from 'react'
import type { AdminItem } from '#shared/market/market-items/admin-contract.ts'
import { hasItemPage } from '#shared/market/market-items/item-state.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { tellRefusal } from '#web/features/directory/listings/administration/leave-on-conflict.ts'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideItem } from '../api/admin-item-commands.ts'
import { ItemSummary } from '../editing/item-summary.tsx'
import { nameOf } from '../own/item-words.ts'
import { type ItemDecision, ItemDecisionDialog } from './item-decision-dialog.tsx'
import { statusName } from './item-statuses.ts'

/** An item with all that it says, and what administrators do with it, on the version that is shown. */
export function ItemReview({ item }: { item: AdminItem }) {
  const { id: itemId, version, status } = item
  const [asked, setAsked] = useState<ItemDecision>()
  const decide = useDecideItem()
  const isWaiting = status === 'pending'
  const approve = () => {
    if (decide.isPending) return
    // The answer comes when it has left the queue, and this with it.
    void decide
      .mutateAsync({ params: { itemId }, body: { approves: true, reason: '', version } })
      .then(() => toast.success(`${nameOf(item)} is for sale`), tellRefusal)
  }
  useReviewKeys(isWaiting ? { a: approve, r: () => setAsked('reject') } : {})
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isWaiting && (
          <>
            <Button variant="primary" busy={decide.isPending} onClick={approve}>
              Accept
            </Button>
            <Button onClick={() => setAsked('reject')}>Reject</Button>
          </>
        )}
        {hasItemPage(item, serverTime()) && <ButtonLink to={itemPath(itemId)}>View page</ButtonLink>}
        {status === 'removed' ? (
          <Button onClick={() => setAsked('restore')}>Restore</Button>
        ) : (
          <Button variant={isWaiting ? 'ghost' : 'secondary'} onClick={() => setAsked('remove')}>
            Remove
          </Button>
        )}
      </div>
      <ItemSummary item={item} headingLevel={3} />
      <Standing item={item} />
      {asked && <ItemDecisionDialog decision={asked} item={item} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const Standing = ({ item }: { item: AdminItem }) => {
  const { sellerSince, status, statusSince, reason, publishedAt, expiresAt, isSellerSuspended } = item
  return (
    <DetailPanel
      title="Standing"
      headingLevel={3}
      facts={[
        ['Member since', localTime(sellerSince)],
        isSellerSuspended && ['Hidden', 'The account of its seller is suspended'],
        [statusName(status), `since ${localTime(statusSince)}`],
        reason && [
          'Reason',
          <span key="reason" className="wrap-anywhere">
            {reason}
          </span>,
        ],
        publishedAt && ['First published', localTime(publishedAt)],
        expiresAt && ['Ends', localTime(expiresAt)],
      ]}
    />
  )
}
