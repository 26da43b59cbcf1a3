import { useEffect } from 'react'
import type { search } from '#shared/content/search/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { track } from '#web/lib/analytics/track.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { rememberSearch } from '../recent-searches.ts'

const mostCounted = 1000

/** Remembers a search that was submitted, and notes it if that is allowed. */
export function useSubmittedSearch(
  q: string,
  submitted: boolean,
  answer: ResponseOf<typeof search> | undefined,
) {
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
