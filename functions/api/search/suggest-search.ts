import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { findMembers } from '#core/members/find-members.ts'
import { type SearchEntry, searchEntries, searchPartition } from '#core/search/search-entries.ts'
import type { MemberCard } from '#shared/members/member-card.ts'
import { memberPath } from '#shared/members/member-path.ts'
import { placeOf } from '#shared/members/place-of.ts'
import { suggestSearch as contract } from '#shared/search/contract.ts'
import { fold } from '#shared/search/fold.ts'
import { isTerm } from '#shared/search/is-term.ts'
import { relevance } from '#shared/search/relevance.ts'
import { words } from '#shared/search/words.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'

const mostSuggestions = 8
const entriesRead = 100

/** Pages and answers from the one index, members from their directory. */
export async function suggestSearch({ query }: ApiRequest<typeof contract>) {
  const [content, members] = await Promise.all([
    findContent(query.q),
    findMembers({ q: query.q, limit: mostSuggestions, mostQueries: 1 }),
  ])
  const results = [...content, ...members.items.map(memberResult)].map((result) => ({
    ...result,
    relevanceScore: relevance(result, query.q),
  }))
  return { items: results.toSorted((a, b) => b.relevanceScore - a.relevanceScore).slice(0, mostSuggestions) }
}

/** One bounded query by the longest word; the other words narrow down what it finds. */
async function findContent(question: string) {
  const asked = words(question)
  const term = asked.filter(isTerm).toSorted((a, b) => b.length - a.length)[0]
  if (!term) return []
  const { items } = await searchEntries.list({ pk: searchPartition(term), prefix: term, limit: entriesRead })
  const matches = new Map<string, SearchEntry>()
  for (const entry of items) {
    const content = fold(`${entry.title} ${entry.description}`)
    if (asked.every((word) => content.includes(word))) matches.set(entry.id, entry)
  }
  return [...matches.values()].map(({ id, type, title, description, url }) => ({
    id,
    type,
    title,
    description,
    url,
  }))
}

const memberResult = (member: MemberCard) => ({
  id: `member:${member.id}`,
  type: 'user' as const,
  title: member.name,
  description: [membershipLabels[member.membershipType], member.companyName, placeOf(member)]
    .filter(Boolean)
    .join(' · '),
  url: memberPath(member.id),
})

export const handler = endpoint(contract, suggestSearch)
