import { EllipsisVertical } from 'lucide-react'
import type { BillingRow } from '#shared/billing/member-billing/billing-row.ts'
import type { DialogKind } from '#web/features/billing/adjustments/components/adjustment-kind.ts'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { accountOf, transactionsOf } from './member-addresses.ts'

type RowMenuProps = { row: BillingRow; onAdjust: (kind: DialogKind) => void }

/** The actions on a member, without opening them first. */
export function RowMenu({ row, onAdjust }: RowMenuProps) {
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
