import { findMembers } from '#core/community/members/find-members.ts'
import { newestMembers } from '#core/community/members/newest-members.ts'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { memberPath } from '#shared/community/members/member-path.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import { relevance } from '#shared/content/search/relevance.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { snippet } from '#shared/content/search/snippet.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { findDocuments } from './find-documents.ts'
import type { IndexedDocument } from './indexed-document.ts'

/** The most members read: with this name, or with a name that contains it. */
const namesakesRead = 20
const membersRead = 100

export type Found = { results: SearchResult[]; more: boolean }

/** Returns all results of one type: documents by the index, members by their directory. */
export async function foundResults(type: SearchType, question: string): Promise<Found> {
  const { results, more } =
    type === 'user' ? await foundMembers(question) : await foundDocuments(type, question)
  return {
    results: results.map((result) => ({ ...result, relevanceScore: relevance(result, question) })),
    more,
  }
}

type Unranked = Omit<SearchResult, 'relevanceScore'>

async function foundDocuments(type: SearchType, question: string) {
  const { documents, more } = await findDocuments(type, question)
  return { results: documents.map(documentResult), more }
}

async function foundMembers(question: string) {
  if (question.trim() === '') return { results: (await newestMembers()).map(memberResult), more: true }
  // People with just that name come after longer ones, because `#` does not sort first.
  const [namesakes, others] = await Promise.all([
    findMembers({ q: question, whole: true, limit: namesakesRead, mostQueries: 1 }),
    findMembers({ q: question, limit: membersRead, mostQueries: 1 }),
  ])
  const members = new Map([...namesakes.items, ...others.items].map((member) => [member.id, member]))
  return { results: [...members.values()].map(memberResult), more: others.nextCursor !== undefined }
}

function documentResult({
  source: _,
  version: __,
  priceCents,
  tags = [],
  metadata = {},
  ...document
}: IndexedDocument): Unranked {
  return {
    ...document,
    ...(priceCents !== undefined && { price: { amountCents: priceCents, currency: 'USD' } }),
    tags,
    metadata,
  }
}

function memberResult(member: MemberCard): Unranked {
  const { id, name, profileImage, companyName, membershipType, memberSince } = member
  const location = placeOf(member)
  const label = membershipLabels[membershipType]
  return {
    id: `member:${id}`,
    type: 'user',
    title: name,
    description: snippet([label, companyName, location].filter(Boolean).join(' · ')),
    url: memberPath(id),
    ...(profileImage && { imageUrl: profileImage }),
    ...(location && { location }),
    category: label,
    tags: [],
    metadata: { membershipType, memberSince: String(memberSince), ...(companyName && { companyName }) },
  }
}
