import { nameQuery, nameTerms } from '#shared/community/members/name-terms.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { type DirectoryEntry, directoryEntries, filteredList, lookupList } from './directory-entries.ts'

type Search = {
  q: string
  /** Limits the search to names that end with it, such as people with just that name. */
  whole?: true
  limit: number
  cursor?: string | undefined
  membershipType?: MembershipType | undefined
  stateKey?: string | undefined
  /** A page on which one person matches more than once is filled with the results of further queries. */
  mostQueries: number
}

/** Members by any part of their name or business. A page is one query, unless a person matches more than once. */
export async function findMembers({ q, whole, limit, cursor, mostQueries, ...filter }: Search) {
  const prefix = nameQuery(q)
  if (!isTerm(prefix)) return { items: [] }
  const items: DirectoryEntry[] = []
  let next = cursor
  for (let queries = 0; queries < mostQueries; queries++) {
    const page = await directoryEntries.list({
      ...filteredList(lookupList(prefix), filter),
      prefix: whole ? `${prefix}#` : prefix,
      limit: limit - items.length,
      cursor: next,
    })
    items.push(...page.items.filter((entry) => isFirstMatch(entry, prefix)))
    next = page.nextCursor
    if (!next || items.length === limit) break
  }
  return { items, ...(next && { nextCursor: next }) }
}

/** A name such as “Ana Banana” is found at several places; the first one represents the member. */
function isFirstMatch({ name, companyName = '', at }: DirectoryEntry, prefix: string): boolean {
  const matches = nameTerms(name, companyName).filter((term) => term.startsWith(prefix))
  return at.startsWith(`${matches.sort()[0]}#`)
}
