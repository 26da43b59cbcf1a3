import { archiveEvent, cancelEvent, copyEvent, publishEvent } from '#shared/events/events/own-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const how = { changes: [['events']] }

export const usePublish = command(publishEvent, how)
export const useArchive = command(archiveEvent, how)
export const useCancel = command(cancelEvent, how)
export const useCopy = command(copyEvent, how)
