import type { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import type { StoredRequest } from './requests.ts'

type Envelope = Pick<Parameters<typeof queueMail>[0], 'from' | 'replyTo' | 'headers' | 'about'>

const mostReferences = 20

/** The domain whose mails come in to the desks; without one, requests are answered on the website alone. */
export const supportDomain = (): string | undefined => process.env.SUPPORT_DOMAIN || undefined

/** The id by which mails of ours name a message: it never leaves as a Message-ID, which the mail service replaces. */
export const ownMailId = (messageId: string, domain: string): string => `${messageId}@${domain}`

const about = (requestId: string): string => `support:${requestId}`

/** The request that a sent mail was about, if it was one. */
export const requestOfMail = (subject: string): string | undefined => /^support:(tkt_.+)$/.exec(subject)?.[1]

/** What stands in a mail about how to answer. */
export const replyLine = (domain = supportDomain()): string =>
  domain ? 'You can answer this email.' : 'Answer on the website: this mailbox is not read.'

/**
 * What stands on the outside of a mail of a desk, so that an answer to it finds its request. `messageIds`: its public
 * messages, newest first. Only what no person wrote asks other machines not to answer.
 */
export function mailEnvelope(
  { id, routingKey }: Pick<StoredRequest, 'id' | 'routingKey'>,
  {
    deskName,
    messageIds,
    isAutomatic = false,
  }: { deskName: string; messageIds: readonly RequestMessageId[]; isAutomatic?: boolean },
  domain = supportDomain(),
): Envelope {
  const references = messageIds.slice(0, mostReferences).toReversed()
  const headers = {
    ...(domain &&
      references.length > 0 && {
        References: references.map((one) => `<${ownMailId(one, domain)}>`).join(' '),
      }),
    ...(isAutomatic && { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }),
  }
  return {
    about: about(id),
    ...(domain && {
      from: { name: deskName, address: `support@${domain}` },
      replyTo: `support+${routingKey}@${domain}`,
    }),
    ...(Object.keys(headers).length > 0 && { headers }),
  }
}
