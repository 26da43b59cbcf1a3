import type { Attachment } from 'postal-mime'
import { inspectFile } from '#core/platform/uploads/inspect-file.ts'
import { attachmentName } from './attachment-name.ts'
import type { MailAttachment, RefusedAttachment } from './received-mail.ts'

/** The attachments that a message may have. */
const mostAttachments = 5
const mostBytes = 5 * 1024 * 1024

/** Names of refused files are only shown; nobody reads more of them. */
const mostRefused = 100

type Sorted = { attachments: MailAttachment[]; refused: RefusedAttachment[] }

/**
 * The files of a mail that are kept, by their bytes: pictures, PDFs and plain text, whether they are attached or stand
 * within the words. Files that somebody attached come first, because each quoted signature brings its logo along.
 */
export function attachmentsOf(files: readonly Attachment[], hasVirus: boolean): Sorted {
  const attachments: MailAttachment[] = []
  const refused: RefusedAttachment[] = []
  const isInline = ({ disposition, related }: Attachment) => disposition === 'inline' || related === true
  for (const file of [...files.filter((one) => !isInline(one)), ...files.filter(isInline)]) {
    const content = bytesOf(file)
    const contentType = content.length <= mostBytes ? typeOf(file, content) : undefined
    const isFull = attachments.length >= mostAttachments
    const why = hasVirus ? 'virus' : refusal(content, contentType, isFull)
    if (why) refused.push({ name: attachmentName(file), why })
    else if (contentType) attachments.push({ name: attachmentName(file, contentType), contentType, content })
  }
  return { attachments, refused: refused.slice(0, mostRefused) }
}

function refusal(content: Buffer, contentType: string | undefined, isFull: boolean) {
  if (content.length > mostBytes) return 'size'
  if (contentType === undefined) return 'type'
  return isFull ? 'number' : undefined
}

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : ArrayBuffer.isView(content)
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Buffer.from(content)

/** Much is text by its bytes, a forwarded mail or a script, too; it is kept only where it was sent as plain text. */
function typeOf({ mimeType, filename }: Attachment, content: Buffer): string | undefined {
  const type = inspectFile(content)?.contentType
  if (type !== 'text/plain') return type
  const isNamedText = /\.(?:txt|log)$/i.test(filename ?? '')
  return mimeType === 'text/plain' || (mimeType === 'application/octet-stream' && isNamedText)
    ? type
    : undefined
}
