import { fillBillingRows } from '#core/member-billing/fill-billing-rows.ts'

export const handler = () => fillBillingRows()
