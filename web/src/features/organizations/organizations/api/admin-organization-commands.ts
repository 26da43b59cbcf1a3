import {
  archiveOrganizationAsAdmin,
  createOrganizationAsAdmin,
  decideOrganization,
  reactivateOrganization,
  setOrganizationOwner,
  suspendOrganization,
} from '#shared/organizations/organizations/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['organizations'], ['organization-people']]

export const useDecide = command(decideOrganization, { changes })
export const useSuspend = command(suspendOrganization, { changes })
export const useReactivate = command(reactivateOrganization, { changes })
export const useArchiveAsAdmin = command(archiveOrganizationAsAdmin, { changes })
export const useSetOwner = command(setOrganizationOwner, { changes })
export const useCreateAsAdmin = command(createOrganizationAsAdmin, { changes })
