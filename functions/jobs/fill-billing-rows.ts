import { fillBillingRows } from '#core/billing/member-billing/fill-billing-rows.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('fill_billing_rows', () => fillBillingRows())
