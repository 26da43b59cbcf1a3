import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { UserFilter } from '#shared/platform/users/user-filter.ts'
import type { UserRow, UserSort } from '#shared/platform/users/user-row.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import type { Column } from '#web/ui/table.tsx'
import { BusinessState, EmailState, StatusBadge } from './standing-badges.tsx'

export type UserColumnsProps = {
  rows: readonly UserRow[]
  filter: UserFilter
  onSort: (sort: UserSort, direction: 'asc' | 'desc') => void
  selected: ReadonlySet<string>
  /** None for viewers who may not change accounts. */
  onSelect: ((ids: readonly string[], on: boolean) => void) | undefined
}

/** The columns of the list of accounts: badges only for exceptions. */
export function userColumns({
  rows,
  filter,
  onSort,
  selected,
  onSelect,
}: UserColumnsProps): Column<UserRow>[] {
  const sortable = (sort: UserSort, header: string) => ({
    header,
    heading: <SortButton sort={sort} label={header} filter={filter} onSort={onSort} />,
    ...(filter.sort === sort && {
      sorted: filter.direction === 'asc' ? ('ascending' as const) : ('descending' as const),
    }),
  })
  return [
    ...(onSelect ? [selectColumn(rows, selected, onSelect)] : []),
    { id: 'name', ...sortable('name', 'Member'), narrow: 'title', cell: (row) => <Member row={row} /> },
    {
      id: 'membership',
      header: 'Membership',
      narrow: 'end',
      className: 'whitespace-nowrap',
      cell: (row) => <span className="max-sm:text-[0.8125rem]">{membershipLabels[row.membershipType]}</span>,
    },
    {
      id: 'email',
      ...sortable('email', 'Email'),
      narrow: 'meta',
      cell: (row) => <Email row={row} />,
    },
    {
      id: 'business',
      header: 'Business',
      className: 'max-lg:hidden',
      cell: (row) => <Business row={row} />,
    },
    {
      id: 'lastLogin',
      ...sortable('lastLogin', 'Last login'),
      className: 'whitespace-nowrap text-dim max-lg:hidden',
      cell: (row) => (row.lastLoginAt ? <TimeAgo at={row.lastLoginAt} /> : 'Never'),
    },
    {
      id: 'created',
      ...sortable('created', 'Joined'),
      className: 'whitespace-nowrap text-dim',
      narrow: 'note',
      cell: (row) => <TimeAgo at={row.createdAt} />,
    },
  ]
}

function selectColumn(
  rows: readonly UserRow[],
  selected: ReadonlySet<string>,
  onSelect: NonNullable<UserColumnsProps['onSelect']>,
): Column<UserRow> {
  const allSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return {
    id: 'select',
    header: 'Select',
    className: 'sm:w-0',
    narrow: 'lead',
    heading: (
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          className="check"
          aria-label="Select all shown"
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
        className="check block"
        aria-label={`Select ${row.name}`}
        checked={selected.has(row.id)}
        onChange={({ target }) => onSelect([row.id], target.checked)}
      />
    ),
  }
}

const isUnverified = ({ verificationStatus }: UserRow) => verificationStatus === 'pending'

const isUnapproved = ({ membershipType, status, verificationStatus }: UserRow) =>
  isBusiness(membershipType) && (status === 'pending' || verificationStatus === 'rejected')

/** The name, with anything exceptional about the account. */
function Member({ row }: { row: UserRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="flex max-sm:hidden">
        <Avatar name={row.name} src={row.profileImage ?? null} size="xs" />
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
        <Link to={`/admin/users/${row.id}`} className="row-link font-semibold hover:underline">
          {row.name}
        </Link>
        {(row.status === 'suspended' || (row.status === 'pending' && !isBusiness(row.membershipType))) && (
          <StatusBadge status={row.status} />
        )}
        {isUnapproved(row) && (
          <span className="lg:hidden">
            <BusinessState {...row} />
          </span>
        )}
      </span>
    </span>
  )
}

/** A wide window keeps one line a row, and cuts an address that is longer. */
function Email({ row }: { row: UserRow }) {
  if (isUnverified(row))
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <EmailAddress>{row.email}</EmailAddress>
        <EmailState {...row} />
      </span>
    )
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      <span title={row.email} className="truncate max-lg:whitespace-normal">
        <EmailAddress>{row.email}</EmailAddress>
      </span>
    </span>
  )
}

function Business({ row }: { row: UserRow }) {
  if (!isBusiness(row.membershipType)) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="wrap-anywhere">{row.companyName || 'No name yet'}</span>
      {isUnapproved(row) && <BusinessState {...row} />}
    </span>
  )
}

type SortButtonProps = Pick<UserColumnsProps, 'filter' | 'onSort'> & { sort: UserSort; label: string }

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
      {current && <Arrow className="size-3.5" aria-hidden="true" />}
    </button>
  )
}
