import { outbox } from '#core/platform/facts/outbox.ts'
import {
  messagePrefix,
  requestMessages,
  requests,
  requestsOfAddress,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { supportDomain } from '#lib/local/functions/environment.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { controlOf } from './control.ts'
import { answersTo, customer, mailOf } from './raw-mails/mail-of.ts'
import { receiveMail } from './received-mail.ts'
import { sharedCloud } from './shared-cloud.ts'
import { putRequest } from './support-requests.ts'

export const deskAddress = `support@${supportDomain}`

export const newSender = (name = 'ann') => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`

/** The address to which mails about a request are answered. */
export const addressOf = ({ routingKey }: Pick<StoredRequest, 'routingKey'>) =>
  `support+${routingKey}@${supportDomain}`

type ToDesk = {
  from: string
  to?: string[]
  subject?: string
  text?: string
  messageId?: string
  headers?: string[]
  envelopeFrom?: string
  verdicts?: Parameters<typeof receiveMail>[1]['verdicts']
}

/** Nobody vouches for the sender. */
export const unproven = { spf: 'none', dkim: 'none', dmarc: 'none' } as const

/** A mail comes in and is filed. */
export async function mailDesk({
  from,
  to = [deskAddress],
  subject = 'Which fuse?',
  text = 'Hello, which fuse do I need?',
  messageId = `${crypto.randomUUID()}@example.test`,
  headers = [],
  ...envelope
}: ToDesk): Promise<void> {
  const raw = mailOf([
    `From: Ann Lee <${from}>`,
    `To: ${to.join(', ')}`,
    `Subject: ${subject}`,
    `Message-ID: <${messageId}>`,
    ...headers,
    '',
    text,
  ])
  await rawToDesk(raw, { from, to, ...envelope })
}

export async function rawToDesk(
  raw: Buffer,
  { from, to = [deskAddress], envelopeFrom = from, verdicts }: Omit<ToDesk, 'text' | 'subject' | 'headers'>,
): Promise<void> {
  const { url } = sharedCloud()
  await receiveMail(raw, { recipients: to, from: envelopeFrom, ...(verdicts && { verdicts }) }, url)
  await controlOf(url).settle()
}

/** A stored sample as the mail of somebody else, with an id of its own. */
export const sampleOf = (sample: Buffer, from: string, to = deskAddress): Buffer =>
  Buffer.from(
    sample
      .toString('latin1')
      .replaceAll('Ann.Lee@example.test', from)
      .replaceAll(customer, from)
      .replaceAll(answersTo, to)
      .replace(/^Message-ID: <.*>/im, `Message-ID: <${crypto.randomUUID()}@example.test>`),
    'latin1',
  )

/** A request that waits for its requester, as after an answer. */
export async function waitingRequest(given: Parameters<typeof putRequest>[0] = {}): Promise<StoredRequest> {
  const createdAt = addTime(await controlOf(sharedCloud().url).now(), { minutes: -5 })
  return putRequest({ email: newSender(), status: 'waiting', createdAt, ...given })
}

/** The requests of an address without an account, newest first. */
export async function requestsBy(email: string): Promise<StoredRequest[]> {
  const { items } = await requests.list({
    index: 'gsi1',
    pk: requestsOfAddress(email),
    limit: 50,
    newestFirst: true,
  })
  return items
}

/** All that stands in a request, oldest first. */
export async function messagesIn({ id }: Pick<StoredRequest, 'id'>): Promise<RequestMessage[]> {
  const { items } = await requestMessages.list({
    pk: `SUPPORT#${id}`,
    prefix: messagePrefix,
    limit: 50,
    consistent: true,
  })
  return items
}

/** The facts about a request that were announced after a position, by their names. */
export async function toldSince(position: number, { id }: Pick<StoredRequest, 'id'>) {
  const items = await controlOf(sharedCloud().url).writtenSince(position)
  return items.flatMap((item) => {
    const payload = item.payload as { requestId?: string } | undefined
    return item.entity === outbox.name && payload?.requestId === id
      ? [{ name: String(item.name), payload }]
      : []
  })
}
