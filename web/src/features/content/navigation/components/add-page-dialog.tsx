import { useInfiniteQuery } from '@tanstack/react-query'
import { listPages } from '#shared/content/cms-pages/contract.ts'
import { type CmsPage, cmsPagePath } from '#shared/content/cms-pages/page.ts'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { pageEntryId } from '#shared/content/navigation/page-entry-id.ts'
import { pageEntryTitle } from '#shared/content/navigation/page-entry-title.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'

type AddPageDialogProps = {
  items: readonly ArrangedItem[]
  onAdd: (entry: Pick<ArrangedItem, 'id' | 'title' | 'href'>) => void
  onClose: () => void
}

const query = { status: 'published' } as const
const publishedPages = pagesQuery(listPages, { key: ['cms-pages', listPages.name, query], query })

/** The published pages that are not in the menu; a press puts one at its end. */
export function AddPageDialog({ items, onAdd, onClose }: AddPageDialogProps) {
  const pages = useInfiniteQuery(publishedPages)
  const isIn = ({ id, slug }: CmsPage) =>
    items.some((item) => item.id === pageEntryId(id) || item.href === cmsPagePath(slug))
  const none = <p>Every published page is in the menu.</p>
  return (
    <Dialog
      open
      wide
      title="Add a page"
      description="Published pages that are not in the menu. Their titles and addresses follow the pages."
      onClose={onClose}
    >
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={5} flush />}
        failed="The pages did not load"
        empty={<p>No page is published yet.</p>}
      >
        {(all) => {
          const missing = all.filter((page) => !isIn(page))
          if (missing.length === 0) return none
          return (
            <ul aria-label="Pages" className="divide-y divide-line">
              {missing.map((page) => (
                <li key={page.id} className="flex items-center justify-between gap-4 py-2.5">
                  <div className="min-w-0">
                    <p className="truncate font-semibold">{page.title}</p>
                    <p className="truncate text-sm text-dim">{cmsPagePath(page.slug)}</p>
                  </div>
                  <Button
                    size="sm"
                    onClick={() =>
                      onAdd({
                        id: pageEntryId(page.id),
                        title: pageEntryTitle(page),
                        href: cmsPagePath(page.slug),
                      })
                    }
                  >
                    Add<span className="sr-only"> {page.title}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </CursorList>
    </Dialog>
  )
}
