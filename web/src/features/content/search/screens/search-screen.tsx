import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isTerm } from '#shared/platform/words/is-term.ts'
import type { PageData } from '#web/app/screen.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { searchQuery } from '../api/search-queries.ts'
import { ResultSkeletons } from '../components/result-skeletons.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { SearchIdeas } from '../components/search-ideas.tsx'
import { SearchResults } from '../components/search-results.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { useSubmittedSearch } from '../components/use-submitted-search.ts'
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
