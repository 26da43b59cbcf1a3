import { putObject } from '#core/platform/storage/objects.ts'
import { fileKey } from '#core/support/support-requests/requests.ts'
import { uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import type { Attachment } from '#shared/support/support-requests/support-request.ts'
import type { MailAttachment } from './received-mail.ts'

export type FilesOfMail = {
  attachments: Attachment[]
  keys: string[]
  store: () => Promise<unknown>
}

const { cacheControl } = uploadPurposes['ticket-attachment'].published

/** The files of a mail in the folder of a request. Each try gives them ids of their own, so that one that loses takes back its own alone. */
export function filesOfMail(requestId: string, files: readonly MailAttachment[]): FilesOfMail {
  const placed = files.map(({ name, contentType, content }) => {
    const id = crypto.randomUUID()
    return {
      attachment: { id, name, contentType, bytes: content.length },
      key: fileKey(requestId, id),
      content,
    }
  })
  return {
    attachments: placed.map(({ attachment }) => attachment),
    keys: placed.map(({ key }) => key),
    store: () =>
      Promise.all(
        placed.map(({ key, content, attachment: { contentType } }) =>
          putObject(key, content, { contentType, cacheControl }),
        ),
      ),
  }
}
