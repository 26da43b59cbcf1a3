import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { BusinessType, MembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const DocumentId = idSchema('doc')

export const mostDocuments = 5

/** A paper that proves a business. Its file is private: only administrators open it, by a link that lasts a minute. */
export const VerificationDocument = z.object({
  id: DocumentId,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
})
export type VerificationDocument = z.infer<typeof VerificationDocument>

/** `draft` until it is submitted; a refused one is corrected and submitted again. */
export const VerificationState = z.enum(['draft', 'submitted', 'approved', 'refused'])
export type VerificationState = z.infer<typeof VerificationState>

/** A business’s proof of itself. Version 0 is one that has not been started. */
export const Verification = z.object({
  userId: UserId,
  state: VerificationState,
  documents: z.array(VerificationDocument),
  note: z.string(),
  /** The membership that a member asks for who is no business yet. */
  forMembership: z.optional(BusinessType),
  /** The applicant at the time of submission, so that the list of those who wait reads nothing else. */
  applicant: z.optional(
    z.object({ name: z.string(), companyName: z.string(), membershipType: MembershipType }),
  ),
  submittedAt: z.optional(z.iso.datetime()),
  decidedAt: z.optional(z.iso.datetime()),
  /** The time the documents that were no longer needed were deleted. */
  documentsDeletedAt: z.optional(z.iso.datetime()),
  /** The reason it was refused. */
  reason: z.optional(z.string()),
  version: z.int(),
})
export type Verification = z.infer<typeof Verification>

export const newVerification = (userId: string): Verification => ({
  userId,
  state: 'draft',
  documents: [],
  note: '',
  version: 0,
})
