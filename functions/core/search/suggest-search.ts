import type { ApiRequest } from '#core/http/endpoint.ts'
import type { suggestSearch as contract } from '#shared/search/contract.ts'
import { relevance } from '#shared/search/relevance.ts'
import { shortestTerm, words } from '#shared/search/words.ts'
import { type SearchEntry, searchEntries, searchPartition } from './search-entries.ts'

const mostSuggestions = 8
const entriesRead = 100

/** One bounded query by the longest word; the other words narrow down what it finds. */
export async function suggestSearch({ query }: ApiRequest<typeof contract>) {
  const asked = words(query.q)
  const term = asked.toSorted((a, b) => b.length - a.length)[0]
  if (!term || term.length < shortestTerm) return { items: [] }
  const { items } = await searchEntries.list({ pk: searchPartition(term), prefix: term, limit: entriesRead })
  const matches = new Map<string, SearchEntry>()
  for (const entry of items) {
    const content = `${entry.title} ${entry.description}`.toLowerCase()
    if (asked.every((word) => content.includes(word))) matches.set(entry.id, entry)
  }
  const results = [...matches.values()].map(({ id, type, title, description, url }) => ({
    id,
    type,
    title,
    description,
    url,
    relevanceScore: relevance({ title, description }, query.q),
  }))
  return { items: results.toSorted((a, b) => b.relevanceScore - a.relevanceScore).slice(0, mostSuggestions) }
}
