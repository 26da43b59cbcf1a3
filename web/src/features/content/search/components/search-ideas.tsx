import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { popularShown } from '#shared/content/search/contract.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { popularQuery } from '../api/search-queries.ts'
import { recentSearches } from '../recent-searches.ts'
import { searchPath } from '../search-address.ts'

/** Shows before any search the latest searches in this browser, and popular ones of others. */
export function SearchIdeas() {
  const popular = useQuery(popularQuery)
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => setRecent(recentSearches()), [])
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {recent.length > 0 && (
        <Panel title="Recent searches">
          <Searches queries={recent} />
        </Panel>
      )}
      {!popular.isError && (
        <Panel title="Popular searches">
          {popular.data ? (
            <Searches queries={popular.data.slice(0, popularShown)} />
          ) : (
            <Skeleton lines={popularShown} className="h-6" />
          )}
        </Panel>
      )}
    </div>
  )
}

const Searches = ({ queries }: { queries: readonly string[] }) => (
  <ul className="grid gap-1">
    {queries.map((query) => (
      <li key={query}>
        <Link
          discover="none"
          to={searchPath({ q: query })}
          state={{ submitted: true }}
          className="link inline-flex min-h-11 items-center"
        >
          {query}
        </Link>
      </li>
    ))}
  </ul>
)
