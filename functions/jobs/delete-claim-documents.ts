import type { ScheduledEvent } from 'aws-lambda'
import { deleteClaimDocuments } from '#core/directory/organization-claims/delete-claim-documents.ts'

export const handler = (event: ScheduledEvent) => deleteClaimDocuments(new Date(event.time).toISOString())
