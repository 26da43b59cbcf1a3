import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type CmsPage, cmsPagePath, type PageStatus } from '#shared/content/cms-pages/page.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
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
        columns={columnsFor(onDuplicate, (page, verb) => setAsked({ page, verb }))}
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

const titleOf = ({ title }: CmsPage) => title || 'Untitled page'

const placeOf = ({ navigationPlacement, footerSection }: CmsPage) =>
  [
    placementLabels[navigationPlacement],
    ...(footerSection && (navigationPlacement === 'footer' || navigationPlacement === 'both')
      ? [sectionLabels[footerSection]]
      : []),
  ].join(' · ')

/** What sets a page apart from the others of its status. */
function exceptionOf({ status, publish, unpublish, draftVersion }: CmsPage) {
  if (status === 'scheduled' && publish) return <>Goes live {wallTimeWords(publish)}</>
  if (status === 'published' && draftVersion !== undefined)
    return <Badge tone="warning">Unpublished changes</Badge>
  return unpublish && status !== 'archived' && <>Until {wallTimeWords(unpublish)}</>
}

const versionWords = ({ liveVersion }: CmsPage) =>
  liveVersion === undefined ? 'Never published' : `Version ${liveVersion}`

function columnsFor(
  duplicate: (page: CmsPage) => void,
  ask: (page: CmsPage, verb: PageVerb) => void,
): Column<CmsPage>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      narrow: 'main',
      cell: (page) => (
        <>
          <Link
            to={`/admin/cms-pages/${page.id}`}
            discover="none"
            className="row-link block font-semibold hover:underline"
          >
            {titleOf(page)}
          </Link>
          <span className="block text-sm text-dim wrap-anywhere">{cmsPagePath(page.slug)}</span>
          <span className="block text-sm md:hidden">{exceptionOf(page)}</span>
        </>
      ),
    },
    { id: 'place', header: 'Placement', className: 'max-lg:hidden', cell: placeOf },
    {
      id: 'draft',
      header: 'Status',
      className: 'max-md:hidden',
      cell: (page) => exceptionOf(page) || <span className="text-dim">{versionWords(page)}</span>,
    },
    {
      id: 'changed',
      header: 'Last change',
      className: 'whitespace-nowrap text-dim',
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      heading: <span className="sr-only">Actions</span>,
      className: 'text-right',
      narrow: 'action',
      cell: (page) => <MoreMenu of={titleOf(page)} entries={entriesFor(page, duplicate, ask)} />,
    },
  ]
}

function entriesFor(
  page: CmsPage,
  duplicate: (page: CmsPage) => void,
  ask: (page: CmsPage, verb: PageVerb) => void,
): MenuEntry[] {
  if (page.status === 'archived')
    return [
      { kind: 'action', label: 'Reopen', onSelect: () => ask(page, 'reopen') },
      { kind: 'action', label: 'Delete', danger: true, onSelect: () => ask(page, 'delete') },
    ]
  return [
    { kind: 'action', label: 'Duplicate', onSelect: () => duplicate(page) },
    { kind: 'action', label: 'Archive', onSelect: () => ask(page, 'archive') },
  ]
}
