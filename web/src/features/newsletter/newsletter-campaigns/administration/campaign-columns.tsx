import { EllipsisVertical } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { listCampaigns } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { adminCampaignPath } from '#shared/newsletter/newsletter-campaigns/campaign-path.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { DropdownMenu, type MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table.tsx'
import { CampaignStatusBadge } from '../components/campaign-status.tsx'
import { plannedWords, progressWords } from '../components/campaign-words.ts'

export type ListedRow = ResponseOf<typeof listCampaigns>['items'][number]
export type RowVerb = 'duplicate' | 'delete'

const pathOf = ({ id }: ListedRow) => adminCampaignPath(id)

function whenOf({ status, planned, endedAt, startedAt }: ListedRow): string {
  if (endedAt) return localTime(endedAt)
  if (startedAt) return `Since ${localTime(startedAt)}`
  return planned && status !== 'draft' ? plannedWords(planned) : ''
}

function entriesFor(row: ListedRow, ask: (row: ListedRow, verb: RowVerb) => void): MenuEntry[] {
  const isDraft = row.status === 'draft'
  return [
    { kind: 'link', label: isDraft ? 'Edit' : 'Open', to: pathOf(row) },
    { kind: 'action', label: 'Duplicate', onSelect: () => ask(row, 'duplicate') },
    ...(isDraft
      ? [
          {
            kind: 'action' as const,
            label: 'Delete',
            danger: true,
            onSelect: () => ask(row, 'delete'),
          },
        ]
      : []),
  ]
}

/** A campaign in the lists of administrators. */
export const campaignColumns = (ask: (row: ListedRow, verb: RowVerb) => void): Column<ListedRow>[] => [
  {
    id: 'name',
    header: 'Campaign',
    narrow: 'main',
    cell: (row) => (
      <>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={pathOf(row)}
            discover="none"
            className="row-link font-semibold wrap-anywhere hover:underline"
          >
            {row.name || row.subject || 'Untitled campaign'}
          </Link>
          <CampaignStatusBadge status={row.status} />
        </span>
        <span className="block text-sm text-dim wrap-anywhere">
          {[
            row.senderId !== platformSender && row.senderName,
            row.subject !== row.name && (row.subject || 'No subject yet'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'when', header: 'Time', className: 'max-lg:hidden', cell: (row) => whenOf(row) || '–' },
  {
    id: 'counts',
    header: 'Progress',
    className: 'max-md:hidden',
    cell: ({ counts }) => progressWords(counts) || '–',
  },
  {
    id: 'phone',
    header: 'More',
    className: 'sm:hidden',
    narrow: 'foot',
    cell: (row) => (
      <span className="block text-sm text-dim">
        {[whenOf(row), progressWords(row.counts)].filter(Boolean).join(' · ')}
      </span>
    ),
  },
  {
    id: 'changed',
    header: 'Last change',
    className: 'whitespace-nowrap text-dim max-lg:hidden',
    cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    heading: <span className="sr-only">Actions</span>,
    className: 'text-right',
    narrow: 'action',
    cell: (row) =>
      row.senderId === platformSender && (
        <DropdownMenu
          trigger={
            <IconButton
              label={`Actions for ${row.name}`}
              icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
            />
          }
          entries={entriesFor(row, ask)}
        />
      ),
  },
]
