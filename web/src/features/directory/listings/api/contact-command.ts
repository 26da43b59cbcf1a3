import { revealContact } from '#shared/directory/listings/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useRevealContact = command(revealContact)
