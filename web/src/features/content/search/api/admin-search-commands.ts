import { blockSearchTerm, unblockSearchTerm } from '#shared/content/search/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['search-report']]

export const useBlockTerm = command(blockSearchTerm, { changes })
export const useUnblockTerm = command(unblockSearchTerm, { changes })
