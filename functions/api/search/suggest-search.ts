import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { findMembers } from '#core/members/find-members.ts'
import { type FoundDocument, findDocuments } from '#core/search/find-documents.ts'
import type { MemberCard } from '#shared/members/member-card.ts'
import { memberPath } from '#shared/members/member-path.ts'
import { placeOf } from '#shared/members/place-of.ts'
import { suggestSearch as contract } from '#shared/search/contract.ts'
import { indexedTypes } from '#shared/search/indexed-types.ts'
import { relevance } from '#shared/search/relevance.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'

const mostSuggestions = 8

/** All that is indexed, each type by itself, and members from their directory. */
export async function suggestSearch({ query }: ApiRequest<typeof contract>) {
  const [documents, members] = await Promise.all([
    Promise.all(indexedTypes.map((type) => findDocuments(type, query.q))),
    findMembers({ q: query.q, limit: mostSuggestions, mostQueries: 1 }),
  ])
  const results = [...documents.flat().map(documentResult), ...members.items.map(memberResult)].map(
    (result) => ({
      ...result,
      relevanceScore: relevance(result, query.q),
    }),
  )
  return { items: results.toSorted((a, b) => b.relevanceScore - a.relevanceScore).slice(0, mostSuggestions) }
}

const documentResult = ({ id, type, title, description, url }: FoundDocument) => ({
  id,
  type,
  title,
  description,
  url,
})

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
