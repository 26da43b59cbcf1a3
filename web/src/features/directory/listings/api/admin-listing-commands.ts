import { decideListingChange } from '#shared/directory/listing-changes/admin-contract.ts'
import {
  changeManyListings,
  createListingAsAdmin,
  decideListing,
  mergeListings,
  removeListing,
  restoreListing,
  setListingFeatured,
  setListingOwner,
} from '#shared/directory/listings/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['listings']]

export const useDecideListing = command(decideListing, { changes })
export const useDecideChange = command(decideListingChange, { changes })
export const useRemoveListing = command(removeListing, { changes })
export const useRestoreListing = command(restoreListing, { changes })
export const useMergeListings = command(mergeListings, { changes })
export const useSetListingOwner = command(setListingOwner, { changes })
export const useSetListingFeatured = command(setListingFeatured, { changes })
export const useChangeManyListings = command(changeManyListings, { changes })
export const useCreateListingAsAdmin = command(createListingAsAdmin, { changes })
