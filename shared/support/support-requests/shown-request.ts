import * as z from 'zod/mini'
import { Page } from '#shared/platform/http/page.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { DeskId, RequestId, RequestMessageId } from './named-request.ts'
import {
  Attachment,
  RelatedTo,
  RequestMessage,
  RequestMessageKind,
  RequestPriority,
  RequestRating,
  RequestStatus,
  SupportRequest,
} from './support-request.ts'

/** A message as its requester reads it: the desk has one name, and no address of anyone is shown. */
export const PublicMessage = z.object({
  id: RequestMessageId,
  kind: z.enum(['customer', 'answer']),
  /** The one who reads wrote it. */
  isOwn: z.boolean(),
  authorName: z.string(),
  via: z.enum(['web', 'email']),
  text: z.string(),
  quotedFrom: z.optional(z.int()),
  withAiHelp: RequestMessage.shape.withAiHelp,
  attachments: z.array(Attachment),
  createdAt: z.iso.datetime(),
})
export type PublicMessage = z.infer<typeof PublicMessage>

/** A request as its requester reads it, signed in or by a link; its messages newest first. */
export const PublicRequest = z.object({
  id: RequestId,
  number: z.string(),
  deskId: DeskId,
  deskName: z.string(),
  subject: z.string(),
  categoryLabel: z.string(),
  status: RequestStatus,
  /** The one who reads made it; colleagues of an organization read it, too. */
  isOwn: z.boolean(),
  requesterName: z.string(),
  shared: SupportRequest.shape.shared,
  related: z.optional(z.object({ title: z.string(), href: z.optional(z.string()) })),
  /** When it was answered as planned, or will be: the due time of the first answer. */
  answerBy: z.optional(z.iso.datetime()),
  /** A message still reaches it. */
  takesMessages: z.boolean(),
  mergedInto: z.optional(z.object({ id: RequestId, number: z.string() })),
  rating: z.optional(RequestRating),
  messages: Page(PublicMessage),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type PublicRequest = z.infer<typeof PublicRequest>

/** A request in the list of its requester. */
export const OwnRequestRow = z.object({
  id: RequestId,
  number: z.string(),
  deskName: z.string(),
  subject: z.string(),
  status: RequestStatus,
  requesterName: z.string(),
  messageCount: z.int(),
  rating: z.optional(RequestRating),
  lastMessageAt: z.iso.datetime(),
})
export type OwnRequestRow = z.infer<typeof OwnRequestRow>

/** Someone who answers at a desk, by their name. */
export const NamedAgent = z.object({ id: UserId, name: z.string() })
export type NamedAgent = z.infer<typeof NamedAgent>

/** A request in a list of its desk. */
export const DeskRequestRow = z.object({
  id: RequestId,
  number: z.string(),
  subject: z.string(),
  requesterName: z.string(),
  /** What the member is; missing for visitors. */
  membershipType: z.optional(MembershipType),
  priority: RequestPriority,
  status: RequestStatus,
  categoryLabel: z.string(),
  tags: z.array(z.string()),
  assignee: z.optional(NamedAgent),
  isUnverified: z.boolean(),
  /** The next due time of a running clock. */
  dueAt: z.optional(z.iso.datetime()),
  messageCount: z.int(),
  rating: z.optional(RequestRating),
  lastMessageAt: z.iso.datetime(),
  version: z.int(),
})
export type DeskRequestRow = z.infer<typeof DeskRequestRow>

/** A message as the desk reads it. */
export const DeskMessage = z.object({
  ...z.omit(RequestMessage, { requestId: true, version: true, kind: true }).shape,
  kind: RequestMessageKind,
})
export type DeskMessage = z.infer<typeof DeskMessage>

/** What is known about what a request is about, from its own page. */
export const RelatedFacts = z.object({
  kind: RelatedTo.shape.kind,
  title: z.string(),
  href: z.optional(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type RelatedFacts = z.infer<typeof RelatedFacts>

/** Who asks: organizations read the name alone. */
export const RequesterCard = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  proven: z.boolean(),
  member: z.optional(
    z.object({
      id: UserId,
      membershipType: MembershipType,
      profileImage: z.optional(z.string()),
      hasPage: z.boolean(),
      /** For administrators. */
      status: z.optional(z.string()),
      verificationStatus: z.optional(z.string()),
      openInvoices: z.optional(z.int()),
      since: z.optional(z.iso.datetime()),
    }),
  ),
  /** Their three newest requests at this desk, without this one. */
  others: z.array(
    z.object({ id: RequestId, number: z.string(), subject: z.string(), status: RequestStatus }),
  ),
  /** Manufacturers have a contact of their own. */
  contact: z.optional(NamedAgent),
})
export type RequesterCard = z.infer<typeof RequesterCard>

/** A request as its desk works on it; its messages newest first. */
export const DeskRequest = z.object({
  ...z.omit(SupportRequest, { requester: true, assigneeId: true, mergedInto: true }).shape,
  deskName: z.string(),
  categoryLabel: z.string(),
  assignee: z.optional(NamedAgent),
  mergedInto: z.optional(z.object({ id: RequestId, number: z.string() })),
  requester: RequesterCard,
  related: z.optional(RelatedFacts),
  organizationName: z.optional(z.string()),
  /** The caller answers here, and does not only read. */
  mayAnswer: z.boolean(),
  messages: Page(DeskMessage),
})
export type DeskRequest = z.infer<typeof DeskRequest>
