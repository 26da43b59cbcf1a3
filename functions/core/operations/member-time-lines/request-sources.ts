import { getMany } from '#core/platform/db/get-many.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { memberRequests, requestsBegunBy } from '#core/support/support-requests/member-requests.ts'
import { notesInRequestsOf, requestNotes } from '#core/support/support-requests/request-notes.ts'
import { requestMessages, requests, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { mostNoteLetters } from '#shared/operations/member-time-lines/member-note.ts'
import { adminRequestPath } from '#shared/support/support-requests/named-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import type { Source } from './read-source.ts'

type Listed = { id: string; request: StoredRequest | undefined }

async function requestsById(ids: readonly string[]): Promise<Map<string, StoredRequest>> {
  const rows = await getMany([...new Set(ids)].map((id) => requests.key({ id })))
  return new Map(rows.map((row) => requests.read(row)).map((request) => [request.id, request]))
}

/** The requests of a member, each where it began. One that its sender has not confirmed is at no desk yet. */
export const requestSource = ({ id: memberId }: StoredUser): Source<Listed> => ({
  list: async ({ upTo = '~', limit, cursor }) => {
    const page = await memberRequests.list({
      pk: requestsBegunBy(memberId),
      between: ['tkt_', `tkt_${upTo}`],
      newestFirst: true,
      limit,
      cursor,
    })
    const found = await requestsById(page.items.map(({ requestId }) => requestId))
    return { ...page, items: page.items.map(({ requestId: id }) => ({ id, request: found.get(id) })) }
  },
  draft: ({ id, request }) =>
    request && request.status !== 'unconfirmed'
      ? {
          id,
          kind: 'requests',
          at: request.createdAt,
          sentence: `Request ${request.number}: ${request.subject}`,
          by: request.source === 'admin' ? { role: 'administrator' } : { id: memberId },
          state: { of: 'request', status: request.status },
          href: adminRequestPath(id),
        }
      : undefined,
})

type ListedNote = Listed & { note: RequestMessage | undefined }

/** What those at a desk noted in the requests of a member. */
export const requestNoteSource = ({ id: memberId }: StoredUser): Source<ListedNote> => ({
  list: async ({ upTo = '~', limit, cursor }) => {
    const page = await requestNotes.list({
      index: 'gsi1',
      pk: notesInRequestsOf(memberId),
      between: ['tms_', `tms_${upTo}`],
      newestFirst: true,
      limit,
      cursor,
    })
    const [found, rows] = await Promise.all([
      requestsById(page.items.map(({ requestId }) => requestId)),
      getMany(page.items.map(({ requestId, id }) => requestMessages.key({ requestId, id }))),
    ])
    const notes = new Map(rows.map((row) => requestMessages.read(row)).map((note) => [note.id, note]))
    return {
      ...page,
      items: page.items.map(({ requestId, id }) => ({
        id,
        request: found.get(requestId),
        note: notes.get(id),
      })),
    }
  },
  draft: ({ id, request, note }) =>
    request && note
      ? {
          id,
          kind: 'notes',
          at: note.createdAt,
          sentence: `Note in request ${request.number}: ${request.subject}`,
          detail: note.text.slice(0, mostNoteLetters),
          by: note.author.userId ? { id: note.author.userId } : { role: 'other', name: note.author.name },
          href: adminRequestPath(request.id),
        }
      : undefined,
})
