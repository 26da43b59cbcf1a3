import { suggestListingChange } from '#shared/directory/listing-changes/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useSuggestChange = command(suggestListingChange, {
  changes: [['listing-changes'], ['listings']],
})
