import * as z from 'zod/mini'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { idSchema } from '#shared/ids.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'

export const ClaimId = idSchema('clm')
export type ClaimId = z.infer<typeof ClaimId>

/** What can be claimed: a business listing, or an organization. */
export const ClaimSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('listing'), id: ListingId }),
  z.strictObject({ kind: z.literal('organization'), id: OrganizationId }),
])
export type ClaimSubject = z.infer<typeof ClaimSubject>

/** What the claimant is there. */
export const ClaimRole = z.enum(['owner', 'manager', 'marketing', 'other'])
export type ClaimRole = z.infer<typeof ClaimRole>

export const ClaimStatus = z.enum(['pending', 'needs_info', 'approved', 'refused', 'withdrawn', 'superseded'])
export type ClaimStatus = z.infer<typeof ClaimStatus>

export const mostClaimDocuments = 5

/** A paper that shows who runs a business. Only administrators open it, by a link that lasts a minute. */
export const ClaimDocument = z.object({
  id: idSchema('doc'),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
})
export type ClaimDocument = z.infer<typeof ClaimDocument>

/** What the owner says against a claim. */
export const ClaimObjection = z.object({ by: UserId, text: text(1000, 20), at: z.iso.datetime() })
export type ClaimObjection = z.infer<typeof ClaimObjection>

export const Claim = z.object({
  id: ClaimId,
  subject: ClaimSubject,
  /** The name of what is claimed, as it was then. */
  name: z.string(),
  userId: UserId,
  role: ClaimRole,
  message: text(1000, 20),
  /** An address at the domain of its website, with whether a code came back from it. It is evidence, and decides nothing. */
  businessEmail: z.optional(Email),
  emailProof: z.enum(['none', 'sent', 'proven']),
  documents: z.array(ClaimDocument),
  documentsDeletedAt: z.optional(z.iso.datetime()),
  /** It had an owner when it was claimed, who may object. */
  isContested: z.boolean(),
  objection: z.optional(ClaimObjection),
  status: ClaimStatus,
  question: z.optional(z.string()),
  askedAt: z.optional(z.iso.datetime()),
  answer: z.optional(z.string()),
  reason: z.optional(z.string()),
  decidedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Claim = z.infer<typeof Claim>

/** True while a claim can still be decided. */
export const isOpen = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'pending' || status === 'needs_info'

export const claimRoles: Record<ClaimRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  marketing: 'Marketing',
  other: 'Other',
}
