import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import {
  RequestMessage,
  type RequestStatus,
  SupportRequest,
} from '#shared/support/support-requests/support-request.ts'

/** A request with the key by which replies to its mails find it. */
export const StoredRequest = z.extend(SupportRequest, { routingKey: z.string() })
export type StoredRequest = z.infer<typeof StoredRequest>

/** Addresses stand in keys as this alone. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40)

export const requestsOfMember = (userId: string) => `TICKETS_OF#${userId}`
export const requestsOfHash = (hash: string) => `TICKETS_BY#${hash}`
export const requestsOfAddress = (email: string) => requestsOfHash(emailHash(email))
export const requestsAt = (deskId: DeskId, status: RequestStatus | 'unverified') =>
  `TICKETS#${deskId}#${status}`
export const requestsOn = (deskId: DeskId, assigneeId: string | undefined) =>
  `TICKETS_ON#${deskId}#${assigneeId ?? 'none'}`

/**
 * Requests, by their last message: `gsi1` those of a member or of an address, `gsi2` those of a desk with a status, `gsi3`
 * those that no one has taken, and what an agent has in hand.
 */
export const requests = entity({
  name: 'support-request',
  erasure: 'by its noun',
  schema: StoredRequest,
  key: ({ id }: { id: string }) => ({ pk: `SUPPORT#${id}`, sk: 'TICKET' }),
  gsi1: ({ requester, lastMessageAt, id }) => ({
    pk: requester.userId ? requestsOfMember(requester.userId) : requestsOfAddress(requester.email),
    sk: `${lastMessageAt}#${id}`,
  }),
  gsi2: ({ deskId, status, isUnverified, lastMessageAt, id }) => ({
    pk: requestsAt(deskId, isUnverified ? 'unverified' : status),
    sk: `${lastMessageAt}#${id}`,
  }),
  gsi3: ({ deskId, status, isUnverified, assigneeId, lastMessageAt, id }) => {
    const isInHand = status === 'open' || (status === 'waiting' && assigneeId !== undefined)
    return isInHand && !isUnverified
      ? { pk: requestsOn(deskId, assigneeId), sk: `${lastMessageAt}#${id}` }
      : undefined
  },
})

export const messagePrefix = 'MSG#'

/** What someone wrote in requests of others: agents by their id, participants by the hash of their address. */
export const messagesBy = (person: string) => `SUPPORT_SAID#${person}`

/**
 * Messages stand below their request, by time; `gsi1` finds those of someone who leaves: also the lines about mails that
 * programs of theirs wrote.
 */
export const requestMessages = entity({
  name: 'support-message',
  erasure: 'by its noun',
  schema: RequestMessage,
  key: ({ requestId, id }: { requestId: string; id: string }) => ({
    pk: `SUPPORT#${requestId}`,
    sk: `${messagePrefix}${id}`,
  }),
  gsi1: ({ kind, author: { userId, email }, id }) => {
    const byEmail = email && emailHash(email)
    const person = kind === 'customer' ? byEmail : (userId ?? byEmail)
    return person ? { pk: messagesBy(person), sk: id } : undefined
  },
})

/** The HTML of a mail, cleaned: it stands apart, so that a page of messages stays small. */
export const requestOriginals = entity({
  name: 'support-original',
  erasure: 'by its noun',
  schema: z.object({ requestId: z.string(), messageId: z.string(), html: z.string(), version: z.int() }),
  key: ({ requestId, messageId }: { requestId: string; messageId: string }) => ({
    pk: `SUPPORT#${requestId}`,
    sk: `ORIGINAL#${messageId}`,
  }),
})

/** The request behind a number. */
export const requestNumbers = entity({
  name: 'support-number',
  erasure: 'by its noun',
  schema: z.object({ number: z.string(), requestId: z.string(), version: z.int() }),
  key: ({ number }: { number: string }) => ({ pk: `REQUEST_NUMBER#${number}`, sk: 'NUMBER' }),
})

/** The request behind the address to which its mails are answered. */
export const routingKeys = entity({
  name: 'support-routing-key',
  erasure: 'by its noun',
  schema: z.object({ routingKey: z.string(), requestId: z.string(), version: z.int() }),
  key: ({ routingKey }: { routingKey: string }) => ({ pk: `ROUTING#${routingKey}`, sk: 'ROUTING' }),
})

/** Where the files of a request lie. */
export const fileKey = (requestId: string, fileId: string): string => `documents/${requestId}/${fileId}`

const daysIdKept = 400

/**
 * The ids of mails of a request, sent and received, by their hash. Weak ones only stood among the references of a mail:
 * they lead a mail of the same sender here, and no one else’s.
 */
export const mailIds = entity({
  name: 'support-mail-id',
  erasure: { days: daysIdKept },
  schema: z.object({
    hash: z.string(),
    requestId: z.string(),
    isWeak: z.optional(z.literal(true)),
    addedAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ hash }: { hash: string }) => ({ pk: `MSGID#${hash}`, sk: 'MSGID' }),
  expiresAt: ({ addedAt }) => addTime(addedAt, { days: daysIdKept }),
})
