import { Link } from 'react-router-dom'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { DueBadge } from './due-badge.tsx'
import { priorityTones, priorityWords, statusTones, statusWords } from './request-words.ts'

type DeskColumns = {
  rows: readonly DeskRequestRow[]
  /** Follows the path of a request. */
  search: string
  selected: ReadonlySet<string>
  onTag: (tag: string) => void
  /** None where requests are only read. */
  onSelect: ((ids: readonly string[], on: boolean) => void) | undefined
  pathOf: (requestId: RequestId) => string
  /** Organizations do not read what a member is. */
  showsMembership: boolean
  /** In views where no time runs, the status stands in its place. */
  isTimed: boolean
}

/** What is read of a request at a glance; a normal priority says nothing. */
export function deskColumns({
  rows,
  search,
  selected,
  onTag,
  onSelect,
  pathOf,
  showsMembership,
  isTimed,
}: DeskColumns): Column<DeskRequestRow>[] {
  return [
    ...(onSelect ? [selectColumn(rows, selected, onSelect)] : []),
    {
      id: 'subject',
      header: 'Request',
      narrow: 'title',
      cell: (row) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={pathOf(row.id) + search} className="row-link font-semibold wrap-anywhere hover:underline">
            {row.subject}
          </Link>
          <span className="text-sm text-dim max-sm:hidden">{row.number}</span>
          {row.priority !== 'normal' && (
            <Badge tone={priorityTones[row.priority]}>{priorityWords[row.priority]}</Badge>
          )}
          {row.isUnverified && <Badge tone="warning">Unverified</Badge>}
          {row.rating && (
            <Badge tone={row.rating.score === 'good' ? 'success' : 'danger'}>
              {row.rating.score === 'good' ? 'Good' : 'Bad'}
            </Badge>
          )}
          {row.tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className="min-h-6 text-sm text-dim hover:text-ink hover:underline max-sm:hidden"
              aria-label={`Only tag ${tag}`}
              onClick={() => onTag(tag)}
            >
              {tag}
            </button>
          ))}
        </span>
      ),
    },
    {
      id: 'who',
      header: 'From',
      narrow: 'meta',
      cell: ({ requesterName, membershipType, number }) => (
        <span className="wrap-anywhere">
          {requesterName}
          <span className="text-dim sm:block">
            {showsMembership && (
              <span className="max-sm:hidden">
                {membershipType ? membershipLabels[membershipType] : 'Visitor'}
              </span>
            )}
            <span className="whitespace-nowrap sm:hidden"> · {number}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      className: 'max-lg:hidden',
      cell: ({ categoryLabel }) => categoryLabel,
    },
    {
      id: 'assignee',
      header: 'Assignee',
      className: 'max-lg:hidden',
      cell: ({ assignee }) => assignee?.name ?? <span className="text-dim">No one</span>,
    },
    {
      id: 'due',
      header: isTimed ? 'Due' : 'Status',
      narrow: 'end',
      className: 'whitespace-nowrap',
      cell: ({ dueAt, status }) =>
        dueAt ? <DueBadge at={dueAt} /> : <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>,
    },
    {
      id: 'last',
      header: 'Last message',
      narrow: 'note',
      className: 'whitespace-nowrap text-dim',
      cell: ({ lastMessageAt }) => <TimeAgo at={lastMessageAt} />,
    },
  ]
}

function selectColumn(
  rows: readonly DeskRequestRow[],
  selected: ReadonlySet<string>,
  onSelect: NonNullable<DeskColumns['onSelect']>,
): Column<DeskRequestRow> {
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
          checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
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
    cell: ({ id, number, subject }) => (
      <input
        type="checkbox"
        className="check"
        aria-label={`Select ${number}, ${subject}`}
        checked={selected.has(id)}
        onChange={({ target }) => onSelect([id], target.checked)}
      />
    ),
  }
}
