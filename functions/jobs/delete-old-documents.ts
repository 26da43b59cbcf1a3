import { job } from '#core/platform/jobs/job.ts'
import { deleteOldDocuments } from '#core/platform/verifications/delete-old-documents.ts'

export const handler = job('delete_old_documents', deleteOldDocuments)
