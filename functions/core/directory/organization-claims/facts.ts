import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ClaimId } from '#shared/directory/organization-claims/claim.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** Something that has an owner was claimed: they may object. */
  'claim.contested': z.object({ claimId: ClaimId }),
  /** A paper that is no longer needed. */
  'claim.document_removed': z.object({ userId: UserId, documentId: z.string() }),
} satisfies FactSchemas
