import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { MemberCard } from '#shared/community/members/member-card.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import { termGroup } from '#shared/platform/words/is-term.ts'

/** One line of one list of the directory, at its place, with all that a list shows: a page is one query. */
const DirectoryEntry = z.object({
  ...MemberCard.shape,
  list: z.string(),
  at: z.string(),
  stateKey: z.optional(z.string()),
  version: z.int(),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

type Filter = { membershipType?: MembershipType | undefined; stateKey?: string | undefined }

const partition = (list: string, { membershipType, stateKey }: Filter) =>
  [
    'MEMBERS',
    list,
    ...(membershipType ? ['TYPE', membershipType] : []),
    ...(stateKey ? ['STATE', stateKey] : []),
  ].join('#')

/** Lists that are only searched are never filtered. */
const isFiltered = (list: string) => !list.startsWith('place#') && !list.startsWith('beside#')

/** The directory, kept by the table stream. Each index holds the same lists again, for one way of filtering. */
export const directoryEntries = entity({
  name: 'directory-entry',
  erasure: 'by the stream',
  packed: true,
  schema: DirectoryEntry,
  key: ({ list, at }: { list: string; at: string }) => ({ pk: partition(list, {}), sk: at }),
  gsi1: ({ list, at, membershipType }) =>
    isFiltered(list) ? { pk: partition(list, { membershipType }), sk: at } : undefined,
  gsi2: ({ list, at, stateKey }) =>
    stateKey && isFiltered(list) ? { pk: partition(list, { stateKey }), sk: at } : undefined,
  gsi3: ({ list, at, stateKey, membershipType }) =>
    stateKey && isFiltered(list) ? { pk: partition(list, { membershipType, stateKey }), sk: at } : undefined,
})

/** Selects the lines of a list that pass a filter. */
export function filteredList(list: string, filter: Filter) {
  const { membershipType, stateKey } = filter
  const index = membershipType && stateKey ? 'gsi3' : membershipType ? 'gsi1' : stateKey ? 'gsi2' : undefined
  return { pk: partition(list, filter), ...(index && ({ index } as const)) }
}

export const lookupList = (term: string) => `find#${termGroup(term)}`

export const placeList = (term: string) => `place#${termGroup(term)}`

/** Members at a place by the words of it and of their names, for queries that have both. */
export const besideList = (term: string) => `beside#${termGroup(term)}`
