import { setEventOrganization } from '#shared/events/events/organization-events-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Apart from the other commands: few events belong to an organization. */
export const useSetOrganization = command(setEventOrganization, { changes: [['events']] })
