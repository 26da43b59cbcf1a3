import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { search } from '#shared/content/search/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import type { PageData } from '#web/app/screen.ts'
import { track } from '#web/lib/analytics/track.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { searchQuery } from '../api/search-queries.ts'
import { ScreenLinks } from '../components/screen-links.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { SearchIdeas } from '../components/search-ideas.tsx'
import { SearchResults } from '../components/search-results.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { rememberSearch } from '../recent-searches.ts'
import { readSearch, searchPath } from '../search-address.ts'

export const title = ({ search }: Pick<PageData, 'search'>) => {
  const { q } = readSearch(search)
  return q ? `Search for “${q}”` : 'Search'
}

export function Screen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const submitted = (location.state as { submitted?: boolean } | null)?.submitted === true
  const asked = readSearch(search)
  const { q, type } = asked
  const asking = isTerm(q)
  const page = useQuery({ ...searchQuery({ ...asked, submitted }), enabled: asking })
  // The count of all types is known if all were searched a moment ago.
  const all = useQuery({ ...searchQuery({ q, type: undefined }), enabled: false })
  useSubmittedSearch(q, submitted, page.data)
  const counts = all.data?.types ?? page.data?.types ?? []
  const sum = all.data && {
    count: all.data.types.reduce((total, { count }) => total + count, 0),
    more: all.data.types.some(({ more }) => more),
  }
  return (
    <div className="shell py-10">
      <PageHeader title="Search" />
      <SearchForm
        asked={asked}
        onSearch={(words) => void navigate(searchPath({ q: words, type }), { state: { submitted: true } })}
      />
      {asking && <TypeChips asked={asked} counts={counts} all={sum} />}
      {asking && <ScreenLinks q={q} />}
      {q === '' && <SearchIdeas />}
      {q !== '' && !asking && <p className="text-dim">Type at least 2 characters.</p>}
      {asking && page.isPending && <ResultSkeletons />}
      {asking && page.isError && !page.data && (
        <ErrorState
          title="Search service temporarily unavailable"
          retrying={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      )}
      {asking && page.data && <SearchResults asked={asked} first={page.data} />}
    </div>
  )
}

/** Holds the place of the results. */
const ResultSkeletons = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading...</span>
    {Array.from({ length: 5 }, (_, card) => (
      <div key={`card-${card.toString()}`} className="panel grid gap-3 p-4">
        <span className="skeleton block h-3 w-20" />
        <span className="skeleton block w-1/3" />
        <span className="skeleton block w-2/3" />
      </div>
    ))}
  </div>
)

const mostCounted = 1000

/** Remembers a search that was submitted, and notes it if that is allowed. */
function useSubmittedSearch(q: string, submitted: boolean, answer: ResponseOf<typeof search> | undefined) {
  const found = answer?.types.reduce((sum, { count }) => sum + count, 0)
  const isMember = answer?.items[0]?.type === 'user'
  useEffect(() => {
    if (!submitted || found === undefined) return
    rememberSearch(q)
    logActivity({ type: 'search', query: q, resultCount: Math.min(found, mostCounted) })
    // People who find a member have typed a name.
    track('search', { search_term: isMember ? '(a member)' : q })
  }, [q, submitted, found, isMember])
}
