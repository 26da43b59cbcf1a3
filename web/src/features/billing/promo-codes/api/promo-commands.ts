import { createPromoCode, endPromoCode } from '#shared/billing/promo-codes/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const how = { changes: [['promo-codes']] }

export const useCreatePromoCode = command(createPromoCode, how)
export const useEndPromoCode = command(endPromoCode, how)
