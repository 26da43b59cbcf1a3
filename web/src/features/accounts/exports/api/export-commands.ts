import { requestExport } from '#shared/accounts/exports/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useRequestExport = command(requestExport, { changes: [['exports']] })
