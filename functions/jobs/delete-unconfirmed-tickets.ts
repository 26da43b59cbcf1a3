import { job } from '#core/platform/jobs/job.ts'
import { deleteUnconfirmedRequests } from '#core/support/support-requests/close-solved-requests.ts'

export const handler = job('delete_unconfirmed_tickets', deleteUnconfirmedRequests)
