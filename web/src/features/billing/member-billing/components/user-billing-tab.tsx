import { useInfiniteQuery } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BillingRow } from '#shared/billing/member-billing/billing-row.ts'
import { AdjustmentDialog } from '#web/features/billing/adjustments/components/adjustment-dialog.tsx'
import type { DialogKind } from '#web/features/billing/adjustments/components/adjustment-kind.ts'
import { usePlanNames } from '#web/features/billing/billing/components/use-plan-names.ts'
import { FilterBar, type FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { billingFilter, billingUsersQuery } from '../api/member-billing-queries.ts'
import { billingUserColumns } from './billing-user-columns.tsx'
import { accountOf, transactionsOf } from './member-addresses.ts'
import { MemberDrawer } from './member-drawer.tsx'

const partsFor = (plans: readonly string[]): readonly FilterPart<'q' | 'filter' | 'plan'>[] => [
  { kind: 'search', name: 'q', label: 'Search members', placeholder: 'Name or email' },
  {
    kind: 'choice',
    name: 'filter',
    label: 'Subscription',
    any: 'All members',
    options: [
      ['active', 'Active plan'],
      ['inactive', 'No active plan'],
    ],
  },
  {
    kind: 'choice',
    name: 'plan',
    label: 'Plan',
    any: 'All plans',
    options: plans.map((plan) => [plan, plan]),
  },
]

type Adjusting = { member: { id: string; name: string }; kind: DialogKind }

/** Every member with what they pay. The address names the one that is open. */
export function UserBillingTab() {
  const { filter, setFilter } = useAddressFilter(billingFilter)
  const [search, setSearch] = useSearchParams()
  const [adjusting, setAdjusting] = useState<Adjusting>()
  const pages = useInfiniteQuery(billingUsersQuery(filter))
  const opened = search.get('member')
  const withMember = (id: string | undefined) => {
    const next = new URLSearchParams(search)
    if (id) next.set('member', id)
    else next.delete('member')
    return next
  }
  const narrowed = filter.q || filter.filter || filter.plan
  return (
    <>
      <FilterBar parts={partsFor(usePlanNames(filter.plan))} filter={filter} onChange={setFilter} />
      <TablePanel
        caption="Members and what they pay"
        pages={pages}
        columns={billingUserColumns({
          addressOf: ({ id }) => `?${withMember(id)}`,
          menuOf: (row) => <RowMenu row={row} onAdjust={(kind) => setAdjusting({ member: row, kind })} />,
        })}
        rowKey={({ id }) => id}
        failed="Failed to load billing data"
        empty={
          narrowed ? (
            <EmptyState title="No members found">No member matches this search and filter.</EmptyState>
          ) : (
            <EmptyState title="No members yet">Members appear here as soon as they sign up.</EmptyState>
          )
        }
      />
      {opened && (
        <MemberDrawer
          userId={opened}
          onAdjust={(member, kind) => setAdjusting({ member, kind })}
          onClose={() => setSearch(withMember(undefined), { preventScrollReset: true })}
        />
      )}
      {adjusting && (
        <AdjustmentDialog
          member={adjusting.member}
          first={adjusting.kind}
          onClose={() => setAdjusting(undefined)}
        />
      )}
    </>
  )
}

type RowMenuProps = { row: BillingRow; onAdjust: (kind: DialogKind) => void }

/** The actions on a member, without opening them first. */
function RowMenu({ row, onAdjust }: RowMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton
          label={`Actions for ${row.name}`}
          icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
        />
      }
      entries={[
        { kind: 'action', label: 'Adjust', onSelect: () => onAdjust('credit') },
        { kind: 'action', label: 'Change plan', onSelect: () => onAdjust('plan_change') },
        { kind: 'action', label: 'Custom pricing', onSelect: () => onAdjust('custom_pricing') },
        { kind: 'separator', id: 'links' },
        { kind: 'link', label: 'Transactions', to: transactionsOf(row.id) },
        { kind: 'link', label: 'Account', to: accountOf(row.id) },
      ]}
    />
  )
}
