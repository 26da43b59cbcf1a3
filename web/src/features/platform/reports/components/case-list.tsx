import { useInfiniteQuery } from '@tanstack/react-query'
import { listCases } from '#shared/platform/reports/contract.ts'
import {
  type Case,
  type CaseStatus,
  reportSubjects,
  type SubjectType,
} from '#shared/platform/reports/report.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { authorOf } from './author-of.ts'
import { capitalized } from './capitalized.ts'
import { statusWords } from './status-words.ts'

type Filter = { status: CaseStatus; types?: readonly SubjectType[] | undefined }

const casePagesQuery = ({ status, types }: Filter) =>
  pagesQuery(listCases, {
    key: ['reports', 'cases', status, types],
    query: { status, ...(types && { type: types.join(',') }) },
    staleTime: 5000,
    keepPrevious: true,
  })

type CaseListProps = Filter & { onOpen: (one: Case) => void }

const nothing: Record<CaseStatus, string> = {
  open: 'Nothing is waiting for you.',
  upheld: 'Nothing has been removed or corrected.',
  dismissed: 'Nothing has been kept.',
}

/** The cases of one status: open ones by weight, decided ones newest first. */
export function CaseList({ status, types, onOpen }: CaseListProps) {
  const pages = useInfiniteQuery(casePagesQuery({ status, types }))
  return (
    <TablePanel
      pages={pages}
      caption={`Reports, ${statusWords[status]}`}
      columns={columnsFor(status, onOpen)}
      rowKey={({ id }) => id}
      skeletonRows={5}
      failed="The reports did not load"
      empty={<EmptyState title={nothing[status]} />}
    />
  )
}

const columnsFor = (status: CaseStatus, onOpen: (one: Case) => void): Column<Case>[] => [
  {
    id: 'what',
    header: 'Reported',
    narrow: 'title',
    className: 'min-w-48',
    cell: (one) => (
      <>
        <button
          type="button"
          className="row-link block text-left hover:underline"
          onClick={() => onOpen(one)}
        >
          <span className="sr-only">{status === 'open' ? 'Review: ' : 'Open: '}</span>
          <span className="line-clamp-2 wrap-anywhere">{one.excerpt || one.title}</span>
        </button>
        {one.isHidden && (
          <Badge tone="warning" className="mt-1">
            Hidden
          </Badge>
        )}
      </>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    narrow: 'meta',
    cell: (one) => (
      <>
        {capitalized(reportSubjects[one.subject.type].label)}
        <span className="sm:hidden">
          {' '}
          · {authorOf(one)} · weight {one.weight}
        </span>
      </>
    ),
  },
  {
    id: 'author',
    header: 'Author',
    className: 'min-w-28',
    cell: authorOf,
  },
  { id: 'weight', header: 'Weight', numeric: true, cell: ({ weight }) => weight },
  {
    id: 'reporters',
    header: 'Members',
    numeric: true,
    className: 'max-lg:hidden',
    cell: ({ reporters }) => reporters,
  },
  status === 'open'
    ? {
        id: 'last',
        header: 'Last report',
        narrow: 'note',
        className: 'whitespace-nowrap text-dim',
        cell: ({ lastReportAt }) => <TimeAgo at={lastReportAt} />,
      }
    : {
        id: 'decided',
        header: 'Decided',
        narrow: 'note',
        className: 'whitespace-nowrap text-dim',
        cell: ({ decidedAt }) => decidedAt && <TimeAgo at={decidedAt} />,
      },
]
