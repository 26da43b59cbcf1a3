import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { mySalesQuery } from '../api/sale-queries.ts'
import { SaleRow } from './sale-row.tsx'

type Side = 'buyer' | 'seller'

const empty: Record<Side, { title: string; says: string; to: string; label: string }> = {
  buyer: {
    title: 'You have not bought anything yet.',
    says: 'When a seller marks an item as sold to you, you confirm it here.',
    to: '/marketplace',
    label: 'Browse the marketplace',
  },
  seller: {
    title: 'You have not sold anything to a member yet.',
    says: 'When you mark an item as sold, choose its buyer. You can give each other feedback here.',
    to: '/marketplace/sell',
    label: 'Sell something',
  },
}

/** What a member bought, or sold, the last one first. */
export function SaleList({ side }: { side: Side }) {
  const pages = useInfiniteQuery(mySalesQuery(side))
  const { title, says, to, label } = empty[side]
  return (
    <Panel flush>
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={3} />}
        failed="Your sales did not load"
        empty={
          <EmptyState title={title} action={<ButtonLink to={to}>{label}</ButtonLink>}>
            {says}
          </EmptyState>
        }
      >
        {(sales) => (
          <ul aria-label={side === 'buyer' ? 'Bought' : 'Sold'} className="divide-y divide-line">
            {sales.map((own) => (
              <SaleRow key={own.sale.id} own={own} />
            ))}
          </ul>
        )}
      </CursorList>
    </Panel>
  )
}
