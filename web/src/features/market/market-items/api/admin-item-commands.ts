import { decideItem, removeItem, restoreItem } from '#shared/market/market-items/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['items'], ['waiting-work']]

export const useDecideItem = command(decideItem, { changes })
export const useRemoveItem = command(removeItem, { changes })
export const useRestoreItem = command(restoreItem, { changes })
