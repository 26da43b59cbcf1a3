import type { Finder, Finding } from '#core/content/search/finding.ts'
import { contactOf, listedName } from '#shared/community/members/listed-name.ts'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { memberPath } from '#shared/community/members/member-path.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import { placeWordsOf } from '#shared/community/members/place-words-of.ts'
import { askedWords } from '#shared/content/search/asked-words.ts'
import { snippet } from '#shared/content/search/snippet.ts'
import { hasWords } from '#shared/content/search/words.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { directoryEntries, filteredList, placeList } from './directory-entries.ts'
import { findMembers } from './find-members.ts'
import { newestMembers } from './newest-members.ts'

/** The most members read: with this name, with a name that contains it, or at this place. */
const namesakesRead = 20
const membersRead = 100
/** The words of a query that may be the place: the longest ones. */
const placesRead = 2

/** Members are found by their directory: by name, and by the place that they show. */
export const finder: Finder = { type: 'user', find }

async function find(question: string): Promise<Finding> {
  if (question.trim() === '') return { results: (await newestMembers()).map(memberResult), more: true }
  // People with just that name come after longer ones, because `#` does not sort first.
  const [namesakes, others, neighbors] = await Promise.all([
    findMembers({ q: question, whole: true, limit: namesakesRead, mostQueries: 1 }),
    findMembers({ q: question, limit: membersRead, mostQueries: 1 }),
    membersAt(question),
  ])
  const all = [...namesakes.items, ...others.items, ...neighbors.items]
  const members = new Map(all.map((member) => [member.id, member]))
  return {
    results: [...members.values()].map(memberResult),
    more: others.nextCursor !== undefined || neighbors.more,
  }
}

/** Members who show that they are at a place; beside it, a query may have words of their name or membership. */
async function membersAt(question: string): Promise<{ items: MemberCard[]; more: boolean }> {
  const asked = askedWords(question, 'user')
  const terms = asked.filter(isTerm).toSorted((a, b) => b.length - a.length)
  const pages = await Promise.all(
    terms
      .slice(0, placesRead)
      .map((term) =>
        directoryEntries.list({ ...filteredList(placeList(term), {}), prefix: term, limit: membersRead }),
      ),
  )
  const described = ({ name, companyName, membershipType, ...member }: MemberCard) =>
    [placeWordsOf(member), name, companyName, membershipLabels[membershipType]].join(' ')
  return {
    items: pages.flatMap(({ items }) => items).filter((member) => hasWords(described(member), asked)),
    more: pages.some(({ nextCursor }) => nextCursor !== undefined),
  }
}

function memberResult(member: MemberCard): Finding['results'][number] {
  const { id, profileImage, companyName, membershipType, memberSince } = member
  const location = placeOf(member)
  const label = membershipLabels[membershipType]
  const contact = contactOf(member)
  return {
    id: `member:${id}`,
    type: 'user',
    title: listedName(member),
    description: snippet([label, contact ?? companyName, location].filter(Boolean).join(' · ')),
    url: memberPath(id),
    ...(profileImage && { imageUrl: profileImage }),
    ...(location && { location, place: placeWordsOf(member) }),
    category: label,
    tags: [],
    metadata: {
      membershipType,
      memberSince: String(memberSince),
      ...(contact ? { contact } : companyName && { companyName }),
    },
  }
}
