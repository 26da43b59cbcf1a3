import { acceptVehicle } from '#shared/events/vehicles/accept-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useAcceptVehicle = command(acceptVehicle, { changes: [['vehicles']] })
