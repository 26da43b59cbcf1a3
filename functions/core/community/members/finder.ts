import type { Finder, Finding } from '#core/content/search/finding.ts'
import { isIndexRenewed } from '#core/content/search/is-index-renewed.ts'
import { contactOf, listedName } from '#shared/community/members/listed-name.ts'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import { placeWordsOf } from '#shared/community/members/place-words-of.ts'
import { askedWords } from '#shared/content/search/asked-words.ts'
import { snippet } from '#shared/content/search/snippet.ts'
import { hasWords, words } from '#shared/content/search/words.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { besideList, directoryEntries, filteredList, placeList } from './directory-entries.ts'
import { findMembers } from './find-members.ts'
import { newestMembers } from './newest-members.ts'

/** The most members read: with this name, with a name that contains it, or at this place. */
const namesakesRead = 20
const membersRead = 100

/** Members are found by their directory: by name, and by the place that they show. */
export const finder: Finder = { type: 'user', find }

async function find(question: string): Promise<Finding> {
  if (question.trim() === '') return { results: (await newestMembers()).map(memberResult), more: true }
  const [named, neighbors] = await Promise.all([membersNamed(question), membersAt(question)])
  const members = new Map([...named.items, ...neighbors.items].map((member) => [member.id, member]))
  return { results: [...members.values()].map(memberResult), more: named.more || neighbors.more }
}

type Members = { items: MemberCard[]; more: boolean }

/** People with just that name come after longer ones, because `#` does not sort first. */
async function membersNamed(question: string): Promise<Members> {
  const { items, nextCursor } = await findMembers({ q: question, limit: membersRead, mostQueries: 1 })
  if (nextCursor === undefined) return { items, more: false }
  const namesakes = await findMembers({ q: question, whole: true, limit: namesakesRead, mostQueries: 1 })
  return { items: [...namesakes.items, ...items], more: true }
}

/** Words by which no member is told from others. */
const labels = new Set(words(Object.values(membershipLabels).join(' ')))

/** Members who show that they are at a place; beside it, a query may have words of their name or membership. */
async function membersAt(question: string): Promise<Members> {
  const asked = askedWords(question, 'user')
  const terms = asked.filter(isTerm).toSorted((a, b) => b.length - a.length)
  const told = terms.find((term) => !labels.has(term)) ?? terms[0]
  if (told === undefined) return { items: [], more: false }
  const pages =
    asked.length === 1 ? [await membersIn(placeList(told), told)] : await membersBeside(told, terms)
  const described = ({ name, companyName, membershipType, ...member }: MemberCard) =>
    [placeWordsOf(member), name, companyName, membershipLabels[membershipType]].join(' ')
  return {
    items: pages.flatMap(({ items }) => items).filter((member) => hasWords(described(member), asked)),
    more: pages.some(({ more }) => more),
  }
}

/** Where many have the longest word, those who have the next one are looked at, too. */
async function membersBeside(told: string, terms: readonly string[]): Promise<Members[]> {
  const [first, old] = await Promise.all([membersIn(besideList(told), told), beforeRenewal(terms)])
  const next = first.more ? terms.find((term) => term !== told && !labels.has(term)) : undefined
  return [first, ...old, ...(next ? [await membersIn(besideList(next), next)] : [])]
}

async function membersIn(list: string, term: string): Promise<Members> {
  const { items, nextCursor } = await directoryEntries.list({
    ...filteredList(list, {}),
    prefix: term,
    limit: membersRead,
  })
  return { items, more: nextCursor !== undefined }
}

/** The words of a query that may be the place, for members whose names are not listed beside it yet. */
const placesRead = 2

const beforeRenewal = async (terms: readonly string[]): Promise<Members[]> =>
  (await isIndexRenewed())
    ? []
    : Promise.all(terms.slice(0, placesRead).map((term) => membersIn(placeList(term), term)))

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
