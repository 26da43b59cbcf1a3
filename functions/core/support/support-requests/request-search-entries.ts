import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { isTerm, termGroup } from '#shared/platform/words/is-term.ts'
import { DeskId, RequestId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'

const RequestSearchEntry = z.object({
  term: z.string(),
  deskId: DeskId,
  requestId: RequestId,
  version: z.int(),
})
type RequestSearchEntry = z.infer<typeof RequestSearchEntry>

const longestTerm = 20
const mostTerms = 40

/** A word as it is looked up. */
export const cutTerm = (word: string): string => [...word].slice(0, longestTerm).join('')

/** Each desk has its own: what one searches never meets another’s. */
export const requestSearchPartition = (deskId: DeskId, term: string): string =>
  `TSEARCH#${deskId}#${termGroup(term)}`

/** The words by which a desk finds its requests. */
export const requestSearchEntries = entity({
  name: 'support-search-entry',
  erasure: 'by the stream',
  schema: RequestSearchEntry,
  key: ({ deskId, term, requestId }: Omit<RequestSearchEntry, 'version'>) => ({
    pk: requestSearchPartition(deskId, term),
    sk: `${term}#${requestId}`,
  }),
})

/** The words of subject, tags, and name, each once. */
export function requestTerms({
  subject,
  tags,
  requester,
}: Pick<SupportRequest, 'subject' | 'tags' | 'requester'>): string[] {
  const words = fold([subject, ...tags, requester.name].join(' ')).split(' ')
  return [...new Set(words.map(cutTerm).filter(isTerm))].slice(0, mostTerms)
}

/** Requests that no one has confirmed are not found. */
export const requestSearchEntriesOf = (request: SupportRequest): RequestSearchEntry[] =>
  request.status === 'unconfirmed'
    ? []
    : requestTerms(request).map((term) => ({
        term,
        deskId: request.deskId,
        requestId: request.id,
        version: 1,
      }))
