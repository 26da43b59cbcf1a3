import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { unlessApplied } from '#core/platform/facts/consumer.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { mailIdHash } from '#core/support/inbound-mails/mail-id.ts'
import { deskNameOf } from '#core/support/support-desks/agents.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { answerLine } from './answer-line.ts'
import { mayReplyAutomatically } from './automatic-replies.ts'
import { mailEnvelope, ownMailId, replyLine, requestOfMail, supportDomain } from './mail-envelope.ts'
import { publicMessages } from './public-messages.ts'
import { quotedMessages } from './quoted-messages.ts'
import { linksFor, reachedRecipients, reachedRequester } from './request-recipients.ts'
import { emailHash, mailIds, requests, type StoredRequest } from './requests.ts'

type OnceFor = (one: string) => Write

/** The row by which an answer to a mail finds its request: the mail names this message. */
function ownIdOf(requestId: string, messageId: RequestMessageId, now: string): Write[] {
  const domain = supportDomain()
  if (!domain) return []
  const hash = mailIdHash(ownMailId(messageId, domain))
  return [mailIds.derive({ hash, requestId, addedAt: now, version: 1 })]
}

const subjectOf = ({ subject, number }: StoredRequest) => ({ requestSubject: subject, requestNumber: number })

/** Tells someone that their request has come in, and by when it is answered. */
export const mailReceived = (
  { requestId, messageId, isAnswerable }: FactPayload<'request.opened'>,
  now: string,
  once: Write,
): Promise<void> =>
  untilUnchanged(async () => {
    const request = isAnswerable ? await requests.get({ id: requestId }, { consistent: true }) : undefined
    if (!request || request.isUnverified || request.status === 'spam') return
    const { hours, autoReply } = await readDeskSettings(request.deskId)
    const to = autoReply.on ? await reachedRequester(request) : undefined
    if (!to) return
    // What a form sends is acknowledged each time: only mail may come from a machine.
    const guard = request.source === 'email' ? await mayReplyAutomatically(to.email, now) : []
    if (!guard) return
    const { requestUrl, writes } = linksFor(request, to, now)
    const deskName = await deskNameOf(request.deskId)
    await commit(
      once,
      ...[guard].flat(),
      ...writes,
      ...ownIdOf(requestId, messageId, now),
      ...queueMail(
        {
          toEmail: to.email,
          templateId: 'support-received',
          data: {
            ...subjectOf(request),
            firstName: to.firstName,
            answerLine: answerLine(request.clocks.first?.dueAt, hours.timeZone, now),
            autoReply: autoReply.text,
            replyLine: replyLine(),
          },
          secretData: { requestUrl },
          priority: 'normal',
          ...mailEnvelope(request, { deskName, messageIds: [messageId], isAutomatic: true }),
        },
        now,
      ),
    )
  })

/** The words of an answer, and where its files are: they are on the page of the request alone. */
function wordsOf({ text, attachments }: RequestMessage): string {
  if (attachments.length === 0) return text
  const names = attachments.map(({ name }) => name).join(', ')
  return `${text}\n\nAttached to your request on the website: ${names}`
}

/**
 * Mails an answer of the desk to everyone who is in a request, each with a link of their own. The requester alone is asked
 * to rate it.
 */
export async function mailAnswer(
  { requestId, messageId, solves }: FactPayload<'request.answered'>,
  now: string,
  onceFor: OnceFor,
): Promise<void> {
  const request = await requests.get({ id: requestId }, { consistent: true })
  if (!request) return
  const [answer, ...before] = await publicMessages(requestId, messageId)
  if (answer?.id !== messageId || answer.kind !== 'answer') return
  await mailDeskWords(request, { text: wordsOf(answer), answer, before, solves }, now, onceFor)
}

const solvedWords = 'We have marked your request as solved. Write to us again if there is anything else.'

/** Mails that a request was solved without an answer. */
export async function mailSolved(requestId: string, now: string, onceFor: OnceFor): Promise<void> {
  const request = await requests.get({ id: requestId }, { consistent: true })
  // One that was opened again since, or went on in another one, is not.
  if (request?.status !== 'solved' && request?.status !== 'closed') return
  const before = await publicMessages(requestId)
  await mailDeskWords(request, { text: solvedWords, before, solves: true }, now, onceFor)
}

type Words = {
  text: string
  answer?: RequestMessage
  /** The public messages before, newest first. */
  before: readonly RequestMessage[]
  solves: boolean
}

async function mailDeskWords(
  request: StoredRequest,
  { text, answer, before, solves }: Words,
  now: string,
  onceFor: OnceFor,
): Promise<void> {
  const [deskName, settings, recipients] = await Promise.all([
    deskNameOf(request.deskId),
    readDeskSettings(request.deskId),
    reachedRecipients(request),
  ])
  const messageIds = [...(answer ? [answer] : []), ...before].map(({ id }) => id)
  const data = {
    ...subjectOf(request),
    answerText: text,
    signature: settings.signature,
    replyLine: replyLine(),
    quote: quotedMessages(before, { deskName, timeZone: settings.hours.timeZone }),
  }
  const envelope = mailEnvelope(request, { deskName, messageIds, isAutomatic: !answer })
  for (const to of recipients) {
    const { requestUrl, ratingUrl, writes } = linksFor(request, to, now)
    const mail = { toEmail: to.email, priority: 'normal', ...envelope } as const
    const rates = solves && (to.member !== undefined || to.email === request.requester.email)
    await unlessApplied(() =>
      commit(
        onceFor(emailHash(to.email)),
        ...writes,
        ...(answer ? ownIdOf(request.id, answer.id, now) : []),
        ...(rates
          ? queueMail({ ...mail, templateId: 'support-solved', data, secretData: { ratingUrl } }, now)
          : queueMail(
              {
                ...mail,
                templateId: 'support-answer',
                data: { ...data, deskName },
                secretData: { requestUrl },
              },
              now,
            )),
      ),
    )
  }
}

/** Remembers what the mail service calls a mail of a request: answers name it. */
export async function rememberSentMail(
  { about, providerMessageId }: FactPayload<'mail.sent'>,
  now: string,
): Promise<void> {
  const requestId = requestOfMail(about)
  if (!requestId || !(await requests.get({ id: requestId }, { consistent: true }))) return
  await commit(mailIds.derive({ hash: mailIdHash(providerMessageId), requestId, addedAt: now, version: 1 }))
}
