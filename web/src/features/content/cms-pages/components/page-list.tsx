import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type CmsPage, cmsPagePath, type PageStatus } from '#shared/content/cms-pages/page.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { pagePagesQuery } from '../api/admin-page-queries.ts'
import { ChangePageDialog, type PageVerb } from './change-page-dialog.tsx'
import type { PageFilter } from './page-filter.ts'
import { placementLabels, sectionLabels } from './page-labels.ts'

type PageListProps = {
  filter: PageFilter
  onClear: () => void
  onDuplicate: (page: CmsPage) => void
}

const nothing: Record<PageStatus, string> = {
  draft: 'No drafts',
  scheduled: 'Nothing is scheduled',
  published: 'No published pages yet',
  archived: 'No archived pages',
}

/** The pages of one status, last changed first, each with its actions. */
export function PageList({ filter, onClear, onDuplicate }: PageListProps) {
  const pages = useInfiniteQuery(pagePagesQuery(filter))
  const [asked, setAsked] = useState<{ page: CmsPage; verb: PageVerb }>()
  const { status, placement, section, q } = filter
  const narrowed = placement || section || q
  return (
    <>
      <TablePanel
        pages={pages}
        caption={`Pages, ${status}`}
        columns={columnsFor(status, onDuplicate, (page, verb) => setAsked({ page, verb }))}
        rowKey={({ id }) => id}
        skeletonRows={8}
        failed="The pages did not load"
        empty={
          narrowed ? (
            <EmptyState title="No matching pages" action={<Button onClick={onClear}>Clear filters</Button>} />
          ) : (
            <EmptyState title={nothing[status]} />
          )
        }
      />
      {asked && <ChangePageDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const placeOf = ({ navigationPlacement, footerSection }: CmsPage) =>
  [
    placementLabels[navigationPlacement],
    ...(footerSection && (navigationPlacement === 'footer' || navigationPlacement === 'both')
      ? [sectionLabels[footerSection]]
      : []),
  ].join(' · ')

function draftState({ status, publish, unpublish, liveVersion, draftVersion }: CmsPage) {
  if (status === 'scheduled' && publish) return <>Goes live {wallTimeWords(publish)}</>
  if (status === 'published' && draftVersion !== undefined)
    return <Badge tone="warning">Unpublished changes</Badge>
  if (unpublish && status !== 'archived') return <>Until {wallTimeWords(unpublish)}</>
  if (liveVersion === undefined) return <span className="text-dim">Never published</span>
  return <span className="text-dim">Version {liveVersion}</span>
}

function columnsFor(
  status: PageStatus,
  duplicate: (page: CmsPage) => void,
  ask: (page: CmsPage, verb: PageVerb) => void,
): Column<CmsPage>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      narrow: 'main',
      cell: ({ id, title, slug }) => (
        <>
          <Link
            to={`/admin/cms-pages/${id}`}
            discover="none"
            className="row-link block font-semibold hover:underline"
          >
            {title || 'Untitled page'}
          </Link>
          <span className="text-sm text-dim">{cmsPagePath(slug)}</span>
        </>
      ),
    },
    { id: 'place', header: 'Placement', className: 'max-lg:hidden', cell: placeOf },
    { id: 'draft', header: 'Status', className: 'sm:max-md:hidden', narrow: 'foot', cell: draftState },
    {
      id: 'changed',
      header: 'Last change',
      className: 'whitespace-nowrap text-dim',
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      className: 'text-right',
      narrow: 'action',
      cell: (page) => (
        <span className="flex flex-wrap justify-end gap-2">
          {status === 'archived' ? (
            <>
              <RowButton page={page} label="Reopen" onPress={() => ask(page, 'reopen')} />
              <RowButton page={page} label="Delete" onPress={() => ask(page, 'delete')} />
            </>
          ) : (
            <>
              <RowButton page={page} label="Duplicate" onPress={() => duplicate(page)} />
              <RowButton page={page} label="Archive" onPress={() => ask(page, 'archive')} />
            </>
          )}
        </span>
      ),
    },
  ]
}

type RowButtonProps = { page: CmsPage; label: string; onPress: () => void }

const RowButton = ({ page, label, onPress }: RowButtonProps) => (
  <Button size="sm" variant="ghost" onClick={onPress}>
    {label}
    <span className="sr-only"> {page.title}</span>
  </Button>
)
