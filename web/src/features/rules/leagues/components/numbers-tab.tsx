import { useInfiniteQuery } from '@tanstack/react-query'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { MemberNumber } from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCheckNumber } from '../api/league-commands.ts'
import { numbersQuery } from '../api/league-number-queries.ts'

/** The numbers that members say they have in a league, and which of them were checked. */
export function NumbersTab({ league }: { league: League }) {
  const pages = useInfiniteQuery(numbersQuery(league.id))
  return (
    <TablePanel
      pages={pages}
      failed="The numbers did not load"
      empty={<EmptyState title="No numbers yet">Members enter them in their profile settings.</EmptyState>}
      caption="Numbers of members, in the order of the numbers"
      columns={columns}
      rowKey={({ userId }) => userId}
    />
  )
}

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
  { id: 'actions', header: 'Actions', narrow: 'foot', cell: (number) => <CheckButton number={number} /> },
]

function CheckButton({ number }: { number: MemberNumber }) {
  const { leagueId, userId, checkedBy, version } = number
  const check = useCheckNumber()
  const press = usePress(() =>
    check
      .mutateAsync({ params: { leagueId, userId }, body: { checked: !checkedBy, version } })
      .then(() => void toast.success(checkedBy ? 'Check taken back' : 'Number checked'), toastFailure),
  )
  return (
    <Button size="sm" busy={check.isPending} onClick={press}>
      {checkedBy ? 'Take back' : 'Check'}
      <span className="sr-only"> {number.number}</span>
    </Button>
  )
}
