import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { search } from '#shared/content/search/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { toast } from '#web/ui/toast.ts'
import { furtherQuery } from '../api/search-queries.ts'
import { type SearchAddress, searchPath } from '../search-address.ts'
import { ResultCard } from './result-card.tsx'
import { typeNames } from './type-names.ts'

type SearchResultsProps = { asked: SearchAddress; first: ResponseOf<typeof search> }

/** The results, most relevant first, one page at a time. */
export function SearchResults({ asked, first }: SearchResultsProps) {
  const further = useInfiniteQuery(furtherQuery(asked, first.nextCursor))
  const items = [...first.items, ...(further.data?.pages.flatMap((page) => page.items) ?? [])]
  const more = async () => {
    const { error } = await further.fetchNextPage()
    if (error) toast.error('The next page did not load', { description: describeFailure(error).sentence })
  }
  return (
    <>
      {first.failed.map((type) => (
        <p key={type} role="status" className="mb-4 text-clip-ink">
          {typeNames[type].many} could not be searched.
        </p>
      ))}
      {first.didYouMean && (
        <p className="mb-4">
          Did you mean{' '}
          <Link
            discover="none"
            to={searchPath({ q: first.didYouMean, type: asked.type })}
            state={{ submitted: true }}
            className="link"
          >
            “{first.didYouMean}”
          </Link>
          ?
        </p>
      )}
      {items.length === 0 ? (
        first.failed.length === 0 && (
          <EmptyState title={`Nothing found for “${asked.q}”.`}>
            Check the spelling or try fewer words.
          </EmptyState>
        )
      ) : (
        <ul aria-label="Results" className="grid gap-3">
          {items.map((result) => (
            <ResultCard key={result.id} result={result} query={asked.q} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <LoadMore
          hasMore={further.data ? further.hasNextPage : first.nextCursor !== undefined}
          loading={further.isFetching}
          onLoadMore={() => void more()}
          shown={
            (further.data ? further.hasNextPage || further.data.pages.length > 1 : first.nextCursor)
              ? `${items.length} shown`
              : ''
          }
          words="Show more"
        />
      )}
      {first.types.some(({ more }) => more) && (
        <p className="mt-4 text-center text-sm text-dim">
          More than 100 matches. Add a word to narrow them down.
        </p>
      )}
    </>
  )
}
