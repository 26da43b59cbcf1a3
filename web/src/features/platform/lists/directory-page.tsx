// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Filters } from './directory-query.ts'

export type DirectoryPageProps<F extends Filters, Item extends { id: string }> = {
  page: { filters: F; items: readonly Item[]; nextCursor?: string | undefined }
  /** The page is still the one before, until the next has come. */
  changing: boolean
  /** The address of the directory with these filters. */
  pathOf: (filters: F) => string
  /** Says what a list with these filters shows: "Teams in Texas". */
  titleOf: (filters: F) => string
  /** The heading of the page. A list that is named like it does not show its own. */
  pageTitle?: string
  /** The words for the number of items, which is announced: "team" and "teams". */
  counted: readonly [one: string, many: string]
  /** Stands in the place of a list in which nothing is found. */
  empty: (filters: F) => ReactNode
  /** An item of the list, as `li`. */
  children: (item: Item) => ReactNode
  /** Stands after the fourth item, where there are as many. */
  among?: ReactNode
  /** On a phone two items stand beside each other. */
  isPaired?: boolean
}

/** One page of a directory and the ways on from it. */
export function DirectoryPage<F extends Filters, Item extends { id: string }>({
  page: { filters, items, nextCursor },
  changing,
  pathOf,
  titleOf,
  pageTitle,
  counted: [one, many],
  empty,
  children,
  among,
  isPaired = false,
}: DirectoryPageProps<F, Item>) {
  const titleId = useId()
  const named = titleOf(filters)
  const title = useRef<HTMLHeadingElement>(null)
  const kind = useNavigationType()
  const { cursor } = filters
  const shownCursor = useRef(cursor)

  // Another page starts at its top. On the way back the browser knows the position.
  useEffect(() => {
    if (shownCursor.current === cursor) return
    shownCursor.current = cursor
    if (kind !== 'POP') title.current?.focus()
  }, [cursor, kind])

  return (
    <section aria-labelledby={titleId} aria-busy={changing} className={changing ? 'opacity-60' : undefined}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className={cx('label text-dim outline-none', named === pageTitle && 'sr-only')}
        >
          {named}
        </h2>
        {/* Only announced where it says no more than the list. */}
        <p role="status" className={cursor || nextCursor ? 'readout text-sm text-dim' : 'sr-only'}>
          {items.length === 1 ? `1 ${one}` : `${items.length} ${many}`} on this page
        </p>
      </div>
      {items.length === 0 ? (
        empty(filters)
      ) : (
        <ul
          className={cx(
            'grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-3',
            isPaired ? 'grid-cols-2 gap-3' : 'gap-4',
          )}
        >
          {items.map((item, at) => (
            <Fragment key={item.id}>
              {children(item)}
              {at === 3 && among}
            </Fragment>
          ))}
        </ul>
      )}
      {(cursor || nextCursor) && (
        <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-center gap-3">
          {cursor && <ButtonLink to={pathOf({ ...filters, cursor: '' })}>First page</ButtonLink>}
          {nextCursor && (
            <ButtonLink to={pathOf({ ...filters, cursor: nextCursor })} rel="next">
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  )
}
