import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { DocumentId } from '#shared/platform/verifications/verification.ts'

export const facts = {
  'verification.approved': z.object({ userId: UserId }),
  'verification.document_removed': z.object({ userId: UserId, documentId: DocumentId }),
} satisfies FactSchemas
