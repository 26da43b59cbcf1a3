import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { newRequestId, openingWrites, openRequest } from '#core/support/support-requests/open-request.ts'
import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { routedRequest } from '#core/support/support-requests/routed-request.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { otherCategory } from '#shared/support/support-requests/support-request.ts'
import { filesOfMail } from './files-of-mail.ts'
import { besideMessage, type Filing, type MailEntry, systemLine } from './mail-entry.ts'
import { saidInMail } from './said-in-mail.ts'

type Opening = Filing & {
  /** A request to which the mail belongs by its words, but does not go. */
  refersTo?: StoredRequest
  isSpam: boolean
}

/**
 * A mail as the beginning of a request at the desk of the platform. One from anybody knows who stands in a view of its
 * own, and is nobody’s until an agent has looked at it.
 */
export async function openByMail({ refersTo, isSpam, ...filing }: Opening): Promise<MailEntry> {
  const { mail, sender, isHeld, now } = filing
  const { email, name, member, isProven, isAnswerable } = sender
  const deskId = platformDesk
  const settings = await readDeskSettings(deskId)
  const { priority = 'normal' } = settings.categories.find(({ key }) => key === otherCategory) ?? {}
  const routed = await routedRequest({ deskId, priority }, isSpam || isHeld ? undefined : member)
  const id = newRequestId(now)
  const files = filesOfMail(id, mail.attachments)
  const { request: made, message } = await openRequest(
    {
      id,
      deskId,
      subject: mail.subject || '(no subject)',
      category: otherCategory,
      ...routed,
      source: 'email',
      requester: { ...(member && { userId: member.id }), email, name, proven: isProven },
      shared: 'requester',
      status: isSpam ? 'spam' : 'open',
      ...(!isSpam && (!isProven || isHeld) && { isUnverified: true }),
    },
    { ...saidInMail(mail, sender, isHeld), attachments: files.attachments },
    { settings, now },
  )
  const request = isSpam ? { ...made, closedAt: now } : made
  const beside = besideMessage(request, message, filing)
  return {
    requestId: id,
    keys: [...files.keys, ...beside.keys],
    store: () => Promise.all([files.store(), beside.store()]),
    writes: [
      ...openingWrites(request, message, { now, isAnswerable }),
      ...(refersTo ? [systemLine(request, filing, { text: `Refers to ${refersTo.number}` })] : []),
      ...beside.writes,
    ],
  }
}
