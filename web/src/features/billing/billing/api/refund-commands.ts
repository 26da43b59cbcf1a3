import { processRefund } from '#shared/billing/transactions/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Reads the list, the details and the figures again, even after a refusal that says they are out of date. */
export const useProcessRefund = command(processRefund, { changes: [['admin-billing']] })
