import { job } from '#core/platform/jobs/job.ts'
import { closeSolvedRequests } from '#core/support/support-requests/close-solved-requests.ts'

export const handler = job('close_solved_tickets', closeSolvedRequests)
