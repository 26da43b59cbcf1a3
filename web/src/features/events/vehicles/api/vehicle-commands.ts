import { archiveVehicle, restoreVehicle } from '#shared/events/vehicles/contract.ts'
import {
  acceptVehicle,
  addVehicleDriver,
  removeVehicleDriver,
} from '#shared/events/vehicles/drivers-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const how = { changes: [['vehicles']] }

export const useArchive = command(archiveVehicle, how)
export const useRestore = command(restoreVehicle, how)
export const useAddDriver = command(addVehicleDriver, how)
export const useAcceptVehicle = command(acceptVehicle, how)
export const useRemoveDriver = command(removeVehicleDriver, how)
