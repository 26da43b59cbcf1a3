import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { ownRequestRows } from '#core/support/support-requests/own-request-rows.ts'
import { requests, requestsOfMember, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { fold } from '#shared/platform/words/fold.ts'
import {
  listMySupportRequests as contract,
  type OwnRequestTab,
} from '#shared/support/support-requests/contract.ts'
import type { RequestStatus } from '#shared/support/support-requests/support-request.ts'

const statusesIn: Record<OwnRequestTab, readonly RequestStatus[]> = {
  open: ['open'],
  waiting: ['waiting'],
  solved: ['solved', 'closed', 'merged', 'spam'],
}

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)

/** Every word begins one of the subject, or they are the number. */
function matches({ number, subject }: StoredRequest, q: string): boolean {
  if (number.toLowerCase() === q.toLowerCase() || number.slice(2) === q) return true
  const words = wordsOf(subject)
  const asked = wordsOf(q)
  return asked.length > 0 && asked.every((part) => words.some((word) => word.startsWith(part)))
}

/** A search looks through all tabs: people remember what they asked, not where it stands. */
async function listMySupportRequests({ actor, query }: ApiRequest<typeof contract>) {
  const { tab, q, cursor, limit } = query
  const page = await firstPageWith(
    (next) =>
      requests.list({
        index: 'gsi1',
        pk: requestsOfMember(actor.userId),
        newestFirst: true,
        limit,
        cursor: next,
      }),
    cursor,
    (request) => (q ? matches(request, q) : statusesIn[tab].includes(request.status)),
  )
  return { ...page, items: await ownRequestRows(page.items) }
}

export const handler = endpoint(contract, listMySupportRequests)
