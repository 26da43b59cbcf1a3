import { addStaff, removeStaff } from '#shared/events/event-staff/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const how = { changes: [['event-staff']] }

export const useInvite = command(addStaff, how)
export const useRemoveStaff = command(removeStaff, how)
