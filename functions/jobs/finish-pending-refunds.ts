import { finishPendingRefunds } from '#core/billing/transactions/finish-pending-refunds.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('finish_pending_refunds', finishPendingRefunds)
