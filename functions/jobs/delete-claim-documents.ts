import { deleteClaimDocuments } from '#core/directory/organization-claims/delete-claim-documents.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('delete_claim_documents', deleteClaimDocuments)
