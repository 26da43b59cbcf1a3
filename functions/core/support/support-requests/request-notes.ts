import * as z from 'zod/mini'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { RequestId, RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { messagePrefix, requestMessages, requests } from './requests.ts'

export const notesInRequestsOf = (memberId: string) => `SUPPORT_NOTES_OF#${memberId}`

/** The notes of desks in the requests of a member, by time. */
export const requestNotes = entity({
  name: 'support-note',
  erasure: 'by the stream',
  schema: z.object({
    id: RequestMessageId,
    requestId: RequestId,
    memberId: z.string(),
    version: z.int(),
  }),
  key: ({ requestId, id }: { requestId: string; id: string }) => ({
    pk: `SUPPORT#${requestId}`,
    sk: `NOTE#${id}`,
  }),
  gsi1: ({ memberId, id }) => ({ pk: notesInRequestsOf(memberId), sk: id }),
})

async function keep({ id, requestId }: RequestMessage): Promise<void> {
  const [message, request] = await Promise.all([
    requestMessages.get({ requestId, id }, { consistent: true }),
    requests.get({ id: requestId }, { consistent: true }),
  ])
  const { userId: memberId } = request?.requester ?? {}
  const note = { id, requestId, memberId: memberId ?? '', version: 1 }
  await commit(message && memberId ? requestNotes.derive(note) : requestNotes.underive(note))
}

/** Follows notes as they are written and deleted. */
export const followNotes: Counting = {
  of: requestMessages.name,
  countsOldRows: true,
  recount: async ({ before, after }) => {
    const row = after ?? before
    if (row?.kind === 'note') await keep(requestMessages.read(row))
  },
}

const memberIn = (row: Record<string, unknown> | undefined) => row && requests.read(row).requester.userId

/** Follows requests whose sender turns out to be a member when there are notes already. */
export const followRequesters: Counting = {
  of: requests.name,
  recount: async ({ before, after }) => {
    if (!before || !after || memberIn(before) === memberIn(after)) return
    const { pk } = requests.key(requests.read(after))
    for await (const message of eachItem(requestMessages, { pk, prefix: messagePrefix, consistent: true }))
      if (message.kind === 'note') await keep(message)
  },
}
