import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#core/platform/db/cursor.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { readItem } from '#core/platform/db/read-item.ts'
import { passesFilter, type UserFilter } from '#shared/platform/users/user-filter.ts'
import { placeOf, UserRow } from '#shared/platform/users/user-row.ts'
import { lookupTerm, matchesSearch, type UserSearch, userSearch } from '#shared/platform/users/user-search.ts'
import { everybody, indexOfSort, listPartition, scopeOf, userRows } from './user-rows.ts'
import { type UserSearchEntry, userSearchEntries, userSearchPartition } from './user-search-entries.ts'

type Wanted = UserFilter & { limit: number; cursor?: string | undefined }
type Found = { rows: UserRow[] /** The start of the next page. */; next?: string | undefined }

/** A term with more entries than this is common enough to meet its matches on a walk through the list. */
const mostEntries = 500
/** For the order by login, which the entries do not tell, each match is read. */
const mostEntriesByLogin = 100
const rowsAStep = 100
const mostRowsWalked = 1000

/** One page of the administrators’ list. Whatever is asked, the number of items that are read has a bound. */
export async function findUsers(wanted: Wanted): Promise<{ items: UserRow[]; nextCursor?: string }> {
  const { limit, cursor, ...question } = wanted
  const partition = `ADMIN_USERS ${JSON.stringify(question, Object.keys(question).toSorted())}`
  const after = cursor ? decodeCursor(partition, cursor, ['place']).place : undefined
  const search = userSearch(wanted.q ?? '')
  const { rows, next } =
    (await byAddress(wanted)) ?? (await lookUp(wanted, search, after)) ?? (await walk(wanted, search, after))
  return { items: rows, ...(next && { nextCursor: encodeCursor(partition, { place: next }) }) }
}

/**
 * The account with this whole address, whose longest word is often a mail provider that half of all accounts share: no
 * lookup of words can narrow that down. Undefined when the question is no address, or no account has it.
 */
async function byAddress(wanted: Wanted): Promise<Found | undefined> {
  const address = wanted.q?.trim().toLowerCase() ?? ''
  if (!address.includes('@')) return undefined
  const { items } = await userRows.list({
    index: indexOfSort.email,
    pk: listPartition(scopeOf(wanted)),
    after: address,
    limit: 1,
  })
  const rows = items.filter(({ email }) => email.toLowerCase() === address)
  return rows.length > 0 ? { rows: rows.map((row) => z.parse(UserRow, row)) } : undefined
}

/** All matches of a rare term, sorted here; undefined when there is no term or it is too common. */
async function lookUp(
  wanted: Wanted,
  search: UserSearch,
  after: string | undefined,
): Promise<Found | undefined> {
  const looked = lookupTerm(search)
  if (!looked) return undefined
  const { term, whole } = looked
  const { items, nextCursor } = await userSearchEntries.list({
    pk: userSearchPartition(term),
    // The keys are a term and an id.
    prefix: whole ? `${term}#` : term,
    limit: wanted.sort === 'lastLogin' ? mostEntriesByLogin : mostEntries,
  })
  if (nextCursor) return undefined
  const matches = new Map<string, UserSearchEntry>()
  for (const entry of items)
    if (passesFilter(wanted, entry) && matchesSearch(search, entry)) matches.set(entry.id, entry)
  const candidates = [...matches.values()]
  if (wanted.sort === 'lastLogin') return pageOf(await rowsFor(candidates), wanted, after)
  const { rows, next } = pageOf(candidates, wanted, after)
  return { rows: inOrder(await rowsFor(rows), wanted), next }
}

async function rowsFor(entries: readonly { id: string; createdAt: string }[]): Promise<UserRow[]> {
  const items = await getMany(
    entries.map(({ id, createdAt }) => userRows.key({ scope: everybody, id, createdAt })),
  )
  return items.flatMap((item) => readItem(UserRow, userRows.name, item) ?? [])
}

type Placed = UserRow | UserSearchEntry
const place = (row: Placed, { sort }: UserFilter) => Buffer.from(placeOf(row as UserRow, sort))

/** Sorts by bytes, as the table does. */
function inOrder<T extends Placed>(rows: T[], wanted: UserFilter): T[] {
  const sign = wanted.direction === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * Buffer.compare(place(a, wanted), place(b, wanted)))
}

function pageOf<T extends Placed>(all: T[], wanted: Wanted, after: string | undefined) {
  const sign = wanted.direction === 'desc' ? -1 : 1
  const start = after === undefined ? undefined : Buffer.from(after)
  const rest = start ? all.filter((row) => sign * Buffer.compare(place(row, wanted), start) > 0) : all
  const sorted = inOrder(rest, wanted)
  const rows = sorted.slice(0, wanted.limit)
  const last = rows.at(-1)
  return { rows, next: last && sorted.length > rows.length ? place(last, wanted).toString() : undefined }
}

/**
 * Walks through the list in its order, keeping matches, until the page is full or enough has been read for
 * one call.
 */
async function walk(wanted: Wanted, search: UserSearch, after: string | undefined): Promise<Found> {
  const index = indexOfSort[wanted.sort]
  const rows: UserRow[] = []
  let position = after
  for (let walked = 0; walked < mostRowsWalked; walked += rowsAStep) {
    const { items, nextCursor } = await userRows.list({
      ...(index && { index }),
      pk: listPartition(scopeOf(wanted)),
      after: position,
      newestFirst: wanted.direction === 'desc',
      limit: search.words.length > 0 ? rowsAStep : wanted.limit,
    })
    for (const [at, item] of items.entries()) {
      position = placeOf(item, wanted.sort)
      if (matchesSearch(search, item)) rows.push(z.parse(UserRow, item))
      if (rows.length === wanted.limit)
        return { rows, next: nextCursor || at < items.length - 1 ? position : undefined }
    }
    if (!nextCursor) return { rows }
  }
  return { rows, next: position }
}
