import { sendFinalNotices } from '#core/billing/transactions/send-final-notices.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('send_final_notices', sendFinalNotices)
