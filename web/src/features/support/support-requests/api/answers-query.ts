import { queryOptions } from '@tanstack/react-query'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { call } from '#web/lib/call.ts'
import { searchWords } from '../components/search-words.ts'

const mostHits = 3

/** FAQs and pages that may answer a subject already. */
export const answersQuery = (subject: string) => {
  const words = searchWords(subject)
  return queryOptions({
    queryKey: ['support-answers', words],
    queryFn: async ({ signal }) => {
      const found = async (q: string) => {
        if (!isTerm(q)) return []
        const { items } = await call(suggestSearch, { query: { q } }, { signal })
        return items.filter(({ type }) => type === 'content').slice(0, mostHits)
      }
      const both = await found(words.join(' '))
      return both.length > 0 || words.length < 2 ? both : found(words[0] ?? '')
    },
    enabled: words.length > 0,
    staleTime: 5 * 60_000,
    retry: false,
    placeholderData: (previous) => previous,
  })
}
