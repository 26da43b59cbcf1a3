import { finishPendingAdjustments } from '#core/billing/adjustments/finish-pending-adjustments.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('finish_pending_adjustments', finishPendingAdjustments)
