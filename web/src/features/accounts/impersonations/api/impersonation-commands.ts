import { endImpersonation } from '#shared/accounts/impersonations/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useEndImpersonation = command(endImpersonation, { changes: [['impersonations']] })
