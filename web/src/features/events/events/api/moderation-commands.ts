import { changeEventOwner, deleteEvent, unpublishEvent } from '#shared/events/events/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const how = { changes: [['events']] }

export const useUnpublish = command(unpublishEvent, how)
export const useHandOver = command(changeEventOwner, how)
export const useDelete = command(deleteEvent, how)
