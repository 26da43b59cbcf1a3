import * as z from 'zod/mini'
import { getMany } from '#core/platform/db/get-many.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { Email } from '#shared/platform/users/email.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { type Agent, isAdministrator, sees } from './agent.ts'
import { requestNumbered } from './number-of.ts'
import {
  cutTerm,
  requestSearchEntries,
  requestSearchPartition,
  requestTerms,
} from './request-search-entries.ts'
import { requests, requestsOfAddress, requestsOfMember, type StoredRequest } from './requests.ts'

type Paged = { cursor?: string | undefined; limit: number }
type Found = Page<StoredRequest>

/** Reads one page of what a search finds. */
export type RequestSearch = (page: Paged) => Promise<Found>

/** Sets a cursor into the second of two lists apart from one into the first. */
const second = '2.'

/** What someone asked with an account, then what they asked with their address alone. */
async function byAddress(email: string): Promise<RequestSearch> {
  const { userId } = await accountAt(email)
  const list = (pk: string, page: Paged) => requests.list({ index: 'gsi1', pk, newestFirst: true, ...page })
  return async ({ cursor, limit }) => {
    if (userId && !cursor?.startsWith(second)) {
      const page = await list(requestsOfMember(userId), { cursor, limit })
      if (page.nextCursor || page.items.length === limit)
        return { ...page, nextCursor: page.nextCursor ?? second }
      const rest = await list(requestsOfAddress(email), { limit: limit - page.items.length })
      return { items: [...page.items, ...rest.items], ...next(rest.nextCursor) }
    }
    const from = cursor?.startsWith(second) ? cursor.slice(second.length) || undefined : cursor
    const page = await list(requestsOfAddress(email), { cursor: from, limit })
    return { items: page.items, ...next(page.nextCursor) }
  }
}

const next = (cursor: string | undefined) => (cursor ? { nextCursor: `${second}${cursor}` } : {})

/** Every word of the question is the beginning of a word of the request. */
function hasWords(request: StoredRequest, words: readonly string[]): boolean {
  const terms = requestTerms(request)
  return words.every((word) => terms.some((term) => term.startsWith(word)))
}

/** Requests by the longest word, each once: by the first of its words that begins so. */
function byWords(deskId: DeskId, q: string): RequestSearch {
  const words = fold(q).split(' ').map(cutTerm).filter(Boolean)
  const [longest] = words.filter(isTerm).toSorted((a, b) => b.length - a.length)
  return async (page) => {
    if (!longest) return { items: [] }
    const { items: entries, ...more } = await requestSearchEntries.list({
      pk: requestSearchPartition(deskId, longest),
      prefix: longest,
      newestFirst: true,
      ...page,
    })
    const ids = [...new Set(entries.map(({ requestId }) => requestId))]
    const rows = await getMany(ids.map((id) => requests.key({ id })))
    const found = new Map(rows.map((row) => requests.read(row)).map((request) => [request.id, request]))
    const items = entries.flatMap(({ requestId, term }) => {
      const request = found.get(requestId)
      const first =
        request &&
        requestTerms(request)
          .filter((one) => one.startsWith(longest))
          .toSorted()[0]
      return request?.deskId === deskId && first === term && hasWords(request, words) ? [request] : []
    })
    return { ...more, items }
  }
}

/**
 * What a question finds: the request with a number, on whatever desk the agent sees; else the requests of an address, which
 * administrators alone may ask for; else those with all its words.
 */
export async function searchRequests(agent: Agent, deskId: DeskId, q: string): Promise<RequestSearch> {
  const numbered = await requestNumbered(q)
  if (numbered && sees(agent, numbered)) return async () => ({ items: [numbered] })
  const { success, data: email } = z.safeParse(Email, q)
  return success && isAdministrator(agent) ? byAddress(email) : byWords(deskId, q)
}
