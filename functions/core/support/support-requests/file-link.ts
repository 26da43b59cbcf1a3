import { eachItem } from '#core/platform/db/each-item.ts'
import { downloadLink } from '#core/platform/storage/objects.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { isPublicKind } from '#shared/support/support-requests/support-request.ts'
import { fileKey, messagePrefix, requestMessages, type StoredRequest } from './requests.ts'

const seconds = 60

/** An address that downloads a file for a minute, if a message that the customer may read has it. */
export async function publicFileLink(
  { id: requestId }: StoredRequest,
  fileId: string,
  now: string,
): Promise<{ url: string }> {
  const { pk } = requestMessages.key({ requestId, id: '' })
  for await (const { kind, attachments } of eachItem(requestMessages, { pk, prefix: messagePrefix })) {
    const file = isPublicKind(kind) ? attachments.find(({ id }) => id === fileId) : undefined
    if (!file) continue
    const { name, contentType } = file
    const key = fileKey(requestId, fileId)
    return { url: await downloadLink({ key, name, contentType, seconds, now }) }
  }
  throw requestRefusal.fileNotFound()
}
