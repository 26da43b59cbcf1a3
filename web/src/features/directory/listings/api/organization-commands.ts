import { letListingGo, setListingOrganization } from '#shared/directory/listings/organization-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['listings']]

export const useSetOrganization = command(setListingOrganization, { changes })
export const useLetListingGo = command(letListingGo, { changes })
