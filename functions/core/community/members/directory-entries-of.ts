import * as z from 'zod/mini'
import { listedName } from '#shared/community/members/listed-name.ts'
import { MemberCard } from '#shared/community/members/member-card.ts'
import { nameTerms } from '#shared/community/members/name-terms.ts'
import { placeWordsOf } from '#shared/community/members/place-words-of.ts'
import { stateKey } from '#shared/community/members/state-key.ts'
import { indexedWords } from '#shared/content/search/words.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { besideList, type DirectoryEntry, lookupList, placeList } from './directory-entries.ts'

const longestOrderName = 40

/** The lines of the directory that a member has; none when others may not see the profile. */
export function directoryEntriesOf(user: User): DirectoryEntry[] {
  const member = publicMember(user)
  if (!member) return []
  const state = stateKey(member.state ?? '')
  const card = { ...z.parse(MemberCard, member), ...(state && { stateKey: state }), version: 1 }
  return [
    { ...card, list: 'newest', at: `${user.createdAt}#${member.id}` },
    ...linesOf(member).map((line) => ({ ...card, ...line })),
  ]
}

type Named = Pick<
  MemberCard,
  'id' | 'name' | 'companyName' | 'membershipType' | 'city' | 'state' | 'location'
>

/** A person’s lines in the lists by name and by place; a business stands there under its own name. */
export function linesOf(member: Named): Pick<DirectoryEntry, 'list' | 'at'>[] {
  const { id, name, companyName = '' } = member
  const byName = `${[...fold(listedName(member))].slice(0, longestOrderName).join('')}#${id}`
  const place = indexedWords(placeWordsOf(member))
  const beside = place.length > 0 ? [...place, ...indexedWords(`${name} ${companyName}`)] : []
  const linesIn = (listOf: (term: string) => string, terms: readonly string[]) =>
    [...new Set(terms)].map((term) => ({ list: listOf(term), at: `${term}#${byName}` }))
  return [
    { list: 'name', at: byName },
    ...linesIn(lookupList, nameTerms(name, companyName)),
    ...linesIn(placeList, place),
    ...linesIn(besideList, beside),
  ]
}
