import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { membershipLabels } from '#shared/users/membership-type.ts'
import type { UserFilter } from '#shared/users/user-filter.ts'
import type { UserRow, UserSort } from '#shared/users/user-row.ts'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { StatusBadge, VerificationBadge } from './standing-badges.tsx'

export type UserTableProps = {
  rows: readonly UserRow[]
  filter: UserFilter
  onSort: (sort: UserSort, direction: 'asc' | 'desc') => void
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[], on: boolean) => void
}

export function UserTable({ rows, filter, onSort, selected, onSelect }: UserTableProps) {
  const allSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const sortable = (sort: UserSort, header: string) => ({
    header,
    heading: <SortButton sort={sort} label={header} filter={filter} onSort={onSort} />,
    ...(filter.sort === sort && {
      sorted: filter.direction === 'asc' ? ('ascending' as const) : ('descending' as const),
    }),
  })
  const columns: Column<UserRow>[] = [
    {
      id: 'select',
      header: 'Select',
      heading: (
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            className="check"
            aria-label="Select all that are shown"
            checked={allSelected}
            onChange={({ target }) =>
              onSelect(
                rows.map(({ id }) => id),
                target.checked,
              )
            }
          />
          <span className="font-normal text-ink sm:hidden">Select all</span>
        </label>
      ),
      cell: (row) => (
        <input
          type="checkbox"
          className="check"
          aria-label={`Select ${row.name}`}
          checked={selected.has(row.id)}
          onChange={({ target }) => onSelect([row.id], target.checked)}
        />
      ),
    },
    { id: 'name', ...sortable('name', 'Member'), cell: (row) => <Member row={row} /> },
    { id: 'type', header: 'Membership', cell: (row) => membershipLabels[row.membershipType] },
    { id: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
    {
      id: 'verification',
      header: 'Verification',
      className: 'max-lg:hidden',
      cell: (row) => <VerificationBadge status={row.verificationStatus} />,
    },
    {
      id: 'lastLogin',
      ...sortable('lastLogin', 'Last login'),
      className: 'whitespace-nowrap max-lg:hidden',
      cell: (row) =>
        row.lastLoginAt ? <TimeAgo at={row.lastLoginAt} /> : <span className="text-dim">Never</span>,
    },
    {
      id: 'created',
      ...sortable('created', 'Joined'),
      className: 'whitespace-nowrap',
      cell: (row) => <TimeAgo at={row.createdAt} />,
    },
  ]
  return <Table dense caption="Accounts" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function Member({ row }: { row: UserRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={row.name} src={row.profileImage ?? null} size="sm" />
      <span className="min-w-0 wrap-anywhere">
        <Link to={`/admin/users/${row.id}`} className="inline-block min-h-6 font-semibold hover:underline">
          {row.name}
        </Link>
        <span className="block text-sm text-dim">
          {row.email.split('@')[0]}
          <wbr />@{row.email.split('@')[1]}
        </span>
      </span>
    </span>
  )
}

type SortButtonProps = Pick<UserTableProps, 'filter' | 'onSort'> & { sort: UserSort; label: string }

/** The first press sorts names from A and times from the latest; the next one turns the order round. */
function SortButton({ sort, label, filter, onSort }: SortButtonProps) {
  const current = filter.sort === sort
  const first = sort === 'name' || sort === 'email' ? 'asc' : 'desc'
  const other = filter.direction === 'asc' ? 'desc' : 'asc'
  const Arrow = filter.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
      onClick={() => onSort(sort, current ? other : first)}
    >
      {label}
      {current && <Arrow className="size-3.5 text-signal-ink" aria-hidden="true" />}
    </button>
  )
}
