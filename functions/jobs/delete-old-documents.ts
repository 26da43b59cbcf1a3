import type { ScheduledEvent } from 'aws-lambda'
import { deleteOldDocuments } from '#core/platform/verifications/delete-old-documents.ts'

export const handler = (event: ScheduledEvent) => deleteOldDocuments(new Date(event.time).toISOString())
