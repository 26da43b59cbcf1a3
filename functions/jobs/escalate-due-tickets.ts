import { job } from '#core/platform/jobs/job.ts'
import { escalateDueRequests } from '#core/support/support-requests/escalate-due-requests.ts'

export const handler = job('escalate_due_tickets', escalateDueRequests)
