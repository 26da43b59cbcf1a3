import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { reportMarks } from '#core/support/support-desks/desk-figures.ts'
import {
  fileKey,
  messagePrefix,
  requestMessages,
  requestNumbers,
  requestOriginals,
  requests,
  routingKeys,
  type StoredRequest,
} from './requests.ts'

/** A transaction takes a hundred writes; the request itself needs some. */
const messagesAtOnce = 40

/**
 * Deletes a request with all that was said in it, its number, and the address of its mails; its files follow by the fact
 * that tells of them. The request goes last: what was cut off is found and finished by the next run. What someone changed
 * in the meantime is refused as everywhere.
 */
export async function deleteRequest(request: StoredRequest, now: string): Promise<void> {
  const { id: requestId, number, routingKey } = request
  let [writes, keys]: [Write[], string[]] = [[], []]
  const flush = async (...more: Write[]) => {
    const dropped = keys.length > 0 ? [announce('request.files_dropped', { keys }, now)] : []
    if (writes.length + more.length > 0) await commit(...more, ...dropped, ...writes)
    writes = []
    keys = []
  }
  const { pk } = requests.key({ id: requestId })
  const gather = async () => {
    for await (const message of eachItem(requestMessages, { pk, prefix: messagePrefix, consistent: true })) {
      if (writes.length >= 2 * messagesAtOnce) await flush()
      writes.push(requestMessages.underive(message))
      if (message.hasOriginal)
        writes.push(requestOriginals.underive({ requestId, messageId: message.id, html: '', version: 1 }))
      keys.push(...message.attachments.map(({ id }) => fileKey(requestId, id)))
    }
  }
  await gather()
  await flush(
    requests.delete(request),
    requestNumbers.underive({ number, requestId, version: 1 }),
    routingKeys.underive({ routingKey, requestId, version: 1 }),
    reportMarks.underive({ requestId, deskId: request.deskId, days: [], version: 1 }),
  )
  // A line about a mail leaves the request as it is, and may have come in between; from now on none does.
  await gather()
  await flush()
}
