import { AppError } from '#shared/errors.ts'
import { mostDocuments, type Verification, type VerificationDocument } from './verification.ts'

/** A submission stays as it is while someone reviews it. */
export function assertOpen({ state }: Verification): void {
  if (state === 'submitted')
    throw new AppError(
      'conflict',
      'verification_submitted',
      'We are reviewing your documents. You can change them after the decision.',
    )
}

export function addDocument(verification: Verification, document: VerificationDocument): Verification {
  assertOpen(verification)
  if (verification.documents.length >= mostDocuments)
    throw new AppError(
      'conflict',
      'document_limit',
      `You can send up to ${mostDocuments} documents. Remove one first.`,
    )
  return {
    ...verification,
    documents: [...verification.documents, document],
    version: verification.version + 1,
  }
}

export function removeDocument(verification: Verification, documentId: string): Verification {
  const kept = verification.documents.filter(({ id }) => id !== documentId)
  if (kept.length === verification.documents.length) throw documentNotFound()
  assertOpen(verification)
  return { ...verification, documents: kept, version: verification.version + 1 }
}

export const documentNotFound = () => new AppError('not_found', 'document_not_found', 'Document not found')
