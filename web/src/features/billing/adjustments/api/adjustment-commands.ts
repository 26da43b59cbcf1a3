import { adjustBilling } from '#shared/billing/adjustments/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useAdjustBilling = command(adjustBilling, { changes: [['admin-billing']] })
