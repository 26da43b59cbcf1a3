import { acceptHandOver, endHandOver } from '#shared/events/registrations/offers-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useAcceptHandOver = command(acceptHandOver, { changes: [['registrations'], ['events']] })

export const useEndHandOver = command(endHandOver, { changes: [['registrations']] })
