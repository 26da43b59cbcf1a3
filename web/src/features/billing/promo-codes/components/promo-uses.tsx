import { useInfiniteQuery } from '@tanstack/react-query'
import type { PromoUse } from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { promoUsesQuery } from '../api/promo-queries.ts'
import { usedOf } from './promo-words.ts'

/** Lists the members who hold or have used a code. */
export function PromoUses({ promo, onClose }: { promo: PromoCode; onClose: () => void }) {
  const pages = useInfiniteQuery(promoUsesQuery(promo.code))
  return (
    <Dialog
      open
      wide
      title={`Usage of ${promo.code}`}
      description={`Used: ${usedOf(promo)}. Deleted accounts are counted but not listed.`}
      onClose={onClose}
    >
      <TablePanel
        pages={pages}
        caption={`Usage of ${promo.code}`}
        columns={columns}
        rowKey={({ userId }) => userId}
        skeletonRows={3}
        failed="The usage did not load"
        empty={<EmptyState title="No one has used this code yet" />}
      />
    </Dialog>
  )
}

const columns: readonly Column<PromoUse>[] = [
  {
    id: 'member',
    header: 'Member',
    narrow: 'main',
    cell: ({ userId, userName, userEmail }) => (
      <>
        {userEmail ? <TextLink to={`/admin/users/${userId}`}>{userName}</TextLink> : userName}
        {userEmail && (
          <span className="block text-sm text-dim">
            <EmailAddress>{userEmail}</EmailAddress>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    narrow: 'end',
    cell: ({ state }) => (
      <Badge tone={state === 'settled' ? 'success' : 'info'}>
        {state === 'settled' ? 'Paid' : 'At checkout'}
      </Badge>
    ),
  },
  {
    id: 'at',
    header: 'Used',
    narrow: 'foot',
    className: 'whitespace-nowrap text-dim',
    cell: ({ usedAt }) => <time dateTime={usedAt}>{localTime(usedAt)}</time>,
  },
]
