import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { Clock } from '#shared/support/support-desks/clock.ts'
import { line, text } from '#shared/text.ts'
import { DeskId, RequestId, RequestMessageId } from './named-request.ts'

/**
 * `unconfirmed`: a visitor has not shown yet that the address is theirs. `open`: waits for the desk. `waiting`: waits for
 * the requester. `closed`: solved, and some days have passed. `merged`: goes on in another one.
 */
export const RequestStatus = z.enum(['unconfirmed', 'open', 'waiting', 'solved', 'closed', 'spam', 'merged'])
export type RequestStatus = z.infer<typeof RequestStatus>

export const RequestPriority = z.enum(['low', 'normal', 'high', 'urgent'])
export type RequestPriority = z.infer<typeof RequestPriority>

export const RequestSource = z.enum(['web', 'contact', 'email', 'admin'])
export type RequestSource = z.infer<typeof RequestSource>

/** What a request is about, beyond its words. A page is named by its path. */
export const RelatedTo = z.strictObject({
  kind: z.enum(['event', 'listing', 'transaction', 'verification', 'page']),
  id: z.string().check(z.minLength(1), z.maxLength(300)),
})
export type RelatedTo = z.infer<typeof RelatedTo>

/** The key of a category of the desk. */
export const CategoryKey = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Choose a category'), z.maxLength(40))

/** The category that every desk has. */
export const otherCategory = 'other'

export const RequestSubject = line(150, 3)
export const mostMessageLetters = 20_000
/** A message as it is typed. */
export const RequestText = text(300_000).check(
  z.minLength(1, 'Write a message first.'),
  z.maxLength(mostMessageLetters, 'Must be at most 20,000 characters'),
)

export const mostAttachments = 5
export const mostParticipants = 10
export const mostTags = 10

export const Tag = line(30, 1)

/** Whom a message comes from. Agents are named as the desk shows them, never by an address. */
export const Requester = z.object({
  userId: z.optional(UserId),
  email: Email,
  name: z.string(),
  /** The address has proved to be theirs. */
  proven: z.boolean(),
})
export type Requester = z.infer<typeof Requester>

export const RatingScore = z.enum(['good', 'bad'])
export const RequestRating = z.object({
  score: RatingScore,
  comment: text(1000),
  at: z.iso.datetime(),
})
export type RequestRating = z.infer<typeof RequestRating>

export const SupportRequest = z.object({
  id: RequestId,
  /** `S-100042`. It names a request to people, and opens nothing. */
  number: z.string(),
  deskId: DeskId,
  subject: z.string(),
  category: CategoryKey,
  priority: RequestPriority,
  status: RequestStatus,
  source: RequestSource,
  requester: Requester,
  /** The organization for which it was made. */
  organizationId: z.optional(OrganizationId),
  /** `organization`: owners and managers of that organization read it, too. */
  shared: z.enum(['requester', 'organization']),
  /** Further addresses that an agent added; they read the answers and may write. */
  participants: z.array(Email),
  assigneeId: z.optional(UserId),
  tags: z.array(z.string()),
  relatedTo: z.optional(RelatedTo),
  mergedInto: z.optional(RequestId),
  /** It came from a sender who is not proven, and no agent has looked at it yet. */
  isUnverified: z.optional(z.literal(true)),
  firstAnsweredAt: z.optional(z.iso.datetime()),
  /** How long the first answer took, in open minutes. */
  firstAnswerMinutes: z.optional(z.int()),
  solvedAt: z.optional(z.iso.datetime()),
  /** When it closes by itself, from the day it was solved. */
  closesAt: z.optional(z.iso.datetime()),
  closedAt: z.optional(z.iso.datetime()),
  clocks: z.object({ first: z.optional(Clock), solve: z.optional(Clock) }),
  lastCustomerMessageId: z.optional(RequestMessageId),
  lastMessageAt: z.iso.datetime(),
  messageCount: z.int(),
  rating: z.optional(RequestRating),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type SupportRequest = z.infer<typeof SupportRequest>

/** `note`: for those at the desk alone. `system`: what happened, such as “Automatic reply received”. */
export const RequestMessageKind = z.enum(['customer', 'answer', 'note', 'system'])
export type RequestMessageKind = z.infer<typeof RequestMessageKind>

export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
})
export type Attachment = z.infer<typeof Attachment>

export const RequestMessage = z.object({
  id: RequestMessageId,
  requestId: RequestId,
  kind: RequestMessageKind,
  author: z.object({ userId: z.optional(UserId), email: z.optional(Email), name: z.string() }),
  via: z.enum(['web', 'email']),
  text: z.string(),
  /** Where in the text the quoted part begins: screens fold it. */
  quotedFrom: z.optional(z.int()),
  /** The mail had HTML, which is kept apart. */
  hasOriginal: z.optional(z.literal(true)),
  attachments: z.array(Attachment),
  /** Files of a mail that were not kept, by their names. */
  refusedFiles: z.optional(z.array(z.string())),
  /** The sender of the mail could not be verified. */
  unproven: z.optional(z.literal(true)),
  /** A program wrote it. */
  automatic: z.optional(z.literal(true)),
  /** One of very many from one address: it is kept, and tells no one. */
  held: z.optional(z.literal(true)),
  /** It began as a draft of an AI service. */
  withAiHelp: z.optional(z.literal(true)),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type RequestMessage = z.infer<typeof RequestMessage>

/** The messages that the requester reads. Notes are of another kind, never a flag on an answer. */
export const isPublicKind = (kind: RequestMessageKind): boolean => kind === 'customer' || kind === 'answer'

/** Days in which a closed request still opens again by a message. */
export const daysToReopen = 30
/** Hours in which a visitor confirms. */
export const hoursToConfirm = 48
/** Days a guest link works from the last mail on. */
export const daysLinkWorks = 30
