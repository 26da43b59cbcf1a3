// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Filters } from './directory-query.ts'

export type DirectoryPageProps<F extends Filters, Item extends { id: string }> = {
  page: { filters: F; items: readonly Item[]; nextCursor?: string | undefined }
  /** The page is still the one before, until the next has come. */
  changing: boolean
  /** The address of the directory with these filters. */
  pathOf: (filters: F) => string
  /** Says what a list with these filters shows: "Teams in Texas". */
  titleOf: (filters: F) => string
  /** The words for the number of items, which is announced: "team" and "teams". */
  counted: readonly [one: string, many: string]
  /** Stands in the place of a list in which nothing is found. */
  empty: (filters: F) => ReactNode
  /** An item of the list, as `li`. */
  children: (item: Item) => ReactNode
  /** Stands after the fourth item, where there are as many. */
  among?: ReactNode
}

/** One page of a directory and the ways on from it. */
export function DirectoryPage<F extends Filters, Item extends { id: string }>({
  page: { filters, items, nextCursor },
  changing,
  pathOf,
  titleOf,
  counted: [one, many],
  empty,
  children,
  among,
}: DirectoryPageProps<F, Item>) {
  const titleId = useId()
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
        <h2 ref={title} id={titleId} tabIndex={-1} className="label text-dim outline-none">
          {titleOf(filters)}
        </h2>
        <p role="status" className="readout text-sm text-dim">
          {items.length === 1 ? `1 ${one}` : `${items.length} ${many}`} on this page
        </p>
      </div>
      {items.length === 0 ? (
        empty(filters)
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
