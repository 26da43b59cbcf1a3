import { fillBillingRows } from '#core/billing/member-billing/fill-billing-rows.ts'

export const handler = () => fillBillingRows()
