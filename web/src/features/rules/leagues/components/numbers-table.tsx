import { useState } from 'react'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { MemberNumber } from '#shared/rules/leagues/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import type { CursorPages } from '#web/features/platform/lists/cursor-list.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'

type Check = (number: MemberNumber, checked: boolean) => Promise<unknown>

type NumbersTableProps = { pages: CursorPages<MemberNumber>; check: Check }

/** The numbers that members say they have in a league, and which of them were checked. */
export const NumbersTable = ({ pages, check }: NumbersTableProps) => (
  <TablePanel
    pages={pages}
    failed="The numbers did not load"
    empty={<EmptyState title="No numbers yet">Members enter them in their profile settings.</EmptyState>}
    caption="Member numbers in order"
    columns={[
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        narrow: 'foot',
        cell: (number) => <CheckButton number={number} check={check} />,
      },
    ]}
    rowKey={({ userId }) => userId}
  />
)

const columns: Column<MemberNumber>[] = [
  {
    id: 'number',
    header: 'Number',
    narrow: 'title',
    cell: ({ number }) => <span className="font-semibold wrap-anywhere">{number}</span>,
  },
  {
    id: 'member',
    header: 'Member',
    narrow: 'meta',
    cell: ({ memberName }) => <span className="wrap-anywhere">{memberName}</span>,
  },
  {
    id: 'until',
    header: 'Valid until',
    cell: ({ validUntilOn }) => (validUntilOn ? utcDay(validUntilOn) : '–'),
  },
  {
    id: 'checked',
    header: 'Checked',
    narrow: 'end',
    cell: ({ checkedBy }) => (
      <Badge tone={checkedBy ? 'success' : 'neutral'}>{checkedBy ? 'Checked' : 'Not checked'}</Badge>
    ),
  },
]

function CheckButton({ number, check }: { number: MemberNumber; check: Check }) {
  const { checkedBy } = number
  const [busy, setBusy] = useState(false)
  const press = usePress(async () => {
    setBusy(true)
    await check(number, !checkedBy)
      .then(() => void toast.success(checkedBy ? 'Check undone' : 'Number checked'), toastFailure)
      .finally(() => setBusy(false))
  })
  return (
    <Button size="sm" data-own busy={busy} onClick={press}>
      {checkedBy ? 'Undo check' : 'Check'}
      <span className="sr-only"> {number.number}</span>
    </Button>
  )
}
