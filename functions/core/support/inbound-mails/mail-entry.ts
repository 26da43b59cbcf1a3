import type { Write } from '#core/platform/db/write.ts'
import {
  requestMessages,
  requestOriginals,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { messageOf } from '#core/support/support-requests/saved-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import type { FilesOfMail } from './files-of-mail.ts'
import { filesOfMail } from './files-of-mail.ts'
import type { MailSender } from './mail-sender.ts'
import type { FiledMail } from './said-in-mail.ts'

/** A mail to be filed now. `isHeld`: one of very many of its sender, which tells no one. */
export type Filing = { mail: FiledMail; sender: MailSender; isHeld: boolean; now: string }

/** What a mail becomes in one request: its files are stored before the writes that name them. */
export type MailEntry = Pick<FilesOfMail, 'keys' | 'store'> & { requestId: string; writes: Write[] }

/** Something that the desk alone reads. */
export const systemLine = (
  request: StoredRequest,
  { sender: { name, email }, now }: Filing,
  line: Partial<RequestMessage> & { text: string },
): Write =>
  requestMessages.put(
    messageOf(request, { kind: 'system', author: { email, name }, via: 'email', ...line }, now),
    { absent: true },
  )

/** What stands beside the message of a mail: its HTML, and a mail that could not be read as it came. */
export function besideMessage(request: StoredRequest, message: RequestMessage, filing: Filing): MailEntry {
  const { html, asItCame } = filing.mail
  const { attachments, keys, store } = filesOfMail(request.id, asItCame ? [asItCame] : [])
  return {
    requestId: request.id,
    keys,
    store,
    writes: [
      ...(html
        ? [
            requestOriginals.put(
              { requestId: request.id, messageId: message.id, html, version: 1 },
              { absent: true },
            ),
          ]
        : []),
      ...(asItCame
        ? [
            systemLine(request, filing, {
              text: 'This email could not be read. Here it is as it came.',
              attachments,
            }),
          ]
        : []),
    ],
  }
}
