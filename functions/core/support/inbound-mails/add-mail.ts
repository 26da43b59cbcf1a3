import { announce } from '#core/platform/facts/announce.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { addCustomerMessage } from '#core/support/support-requests/add-customer-message.ts'
import { requests, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { messageOf, saved, withMessage } from '#core/support/support-requests/saved-request.ts'
import { filesOfMail } from './files-of-mail.ts'
import { besideMessage, type Filing, type MailEntry, systemLine } from './mail-entry.ts'
import { notedOfMail, saidInMail } from './said-in-mail.ts'
import { vouchedRequest } from './vouched-request.ts'

/** A mail as one more message of a request. */
export async function addMail(before: StoredRequest, filing: Filing): Promise<MailEntry> {
  const { mail, sender, isHeld, now } = filing
  const rules = { settings: await readDeskSettings(before.deskId), now }
  const vouched = await vouchedRequest(before, sender, rules)
  const files = filesOfMail(before.id, mail.attachments)
  const said = { ...saidInMail(mail, sender, isHeld), attachments: files.attachments }
  const isOpening = before.status === 'unconfirmed'
  const added = isOpening
    ? opened(vouched.request, filing, said)
    : addCustomerMessage(vouched.request, said, rules)
  const beside = besideMessage(added.request, added.message, filing)
  return {
    requestId: before.id,
    keys: [...files.keys, ...beside.keys],
    store: () => Promise.all([files.store(), beside.store()]),
    writes: [...vouched.writes, ...added.writes, ...beside.writes],
  }
}

/**
 * Opens a visitor’s request that was never confirmed: this mail proves the address. The desk hears of the whole request.
 */
function opened(
  request: StoredRequest,
  { sender, isHeld, now }: Filing,
  said: Parameters<typeof messageOf>[1],
) {
  const message = messageOf(request, said, now)
  const { request: after, writes } = saved(request, withMessage(request, message), message)
  const { lastCustomerMessageId: messageId = message.id } = request
  const fact = { requestId: request.id, messageId, isAnswerable: sender.isAnswerable }
  return {
    request: after,
    message,
    writes: [...writes, ...(isHeld ? [] : [announce('request.opened', fact, now)])],
  }
}

/** A mail that a program wrote, as a line of the request that nobody has to answer: its status and clocks go on. */
export function noteMail(request: StoredRequest, filing: Filing): MailEntry {
  const { mail, sender, isHeld } = filing
  return {
    requestId: request.id,
    keys: [],
    store: async () => undefined,
    writes: [
      requests.check({ id: request.id }, { version: request.version }),
      systemLine(request, filing, notedOfMail(mail, sender, isHeld)),
    ],
  }
}
