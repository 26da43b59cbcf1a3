import type { RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import { isPublicKind, type RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { messagePrefix, requestMessages } from './requests.ts'

const mostMessages = 20
/** Among so many rows the newest public ones are looked for: a desk may have kept many notes in between. */
const mostRows = 200

/** Stands after every id. */
const end = '~'

/**
 * The newest public messages, newest first, or a message and those before it. Mails are made of these alone: a note is of another kind, and
 * stays with the desk.
 */
export async function publicMessages(requestId: string, last?: RequestMessageId): Promise<RequestMessage[]> {
  const { pk, sk } = requestMessages.key({ requestId, id: last ?? end })
  const found: RequestMessage[] = []
  let cursor: string | undefined
  let rows = 0
  do {
    const page = await requestMessages.list({
      pk,
      between: [messagePrefix, sk],
      newestFirst: true,
      limit: 50,
      cursor,
      consistent: true,
    })
    found.push(...page.items.filter(({ kind }) => isPublicKind(kind)))
    rows += page.items.length
    cursor = page.nextCursor
  } while (cursor && found.length < mostMessages && rows < mostRows)
  return found.slice(0, mostMessages)
}
