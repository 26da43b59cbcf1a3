import { askAsVendor, decideVendor, withdrawVendor } from '#shared/directory/event-vendors/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['eventVendors']]

export const useAskAsVendor = command(askAsVendor, { changes })
export const useWithdrawVendor = command(withdrawVendor, { changes })
export const useDecideVendor = command(decideVendor, { changes })
