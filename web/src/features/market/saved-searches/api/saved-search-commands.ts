import {
  createSavedSearch,
  deleteSavedSearch,
  updateSavedSearch,
} from '#shared/market/saved-searches/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['savedSearches']]

export const useSaveSearch = command(createSavedSearch, { changes })
export const useUpdateSearch = command(updateSavedSearch, { changes })
export const useDeleteSearch = command(deleteSavedSearch, { changes })
