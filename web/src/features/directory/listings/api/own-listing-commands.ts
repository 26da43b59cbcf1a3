import {
  closeListing,
  pauseListing,
  reopenListing,
  resumeListing,
  submitListing,
  withdrawListing,
  withdrawMySuggestedListing,
} from '#shared/directory/listings/own-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['listings']]

export const useSubmitListing = command(submitListing, { changes })
export const useWithdrawListing = command(withdrawListing, { changes })
export const usePauseListing = command(pauseListing, { changes })
export const useResumeListing = command(resumeListing, { changes })
export const useCloseListing = command(closeListing, { changes })
export const useReopenListing = command(reopenListing, { changes })
export const useWithdrawMySuggestion = command(withdrawMySuggestedListing, { changes })
