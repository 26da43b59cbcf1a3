import { archiveVehicle, restoreVehicle } from '#shared/events/vehicles/contract.ts'
import { addVehicleDriver, removeVehicleDriver } from '#shared/events/vehicles/drivers-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const how = { changes: [['vehicles']] }

export const useArchive = command(archiveVehicle, how)
export const useRestore = command(restoreVehicle, how)
export const useAddDriver = command(addVehicleDriver, how)
export const useRemoveDriver = command(removeVehicleDriver, how)
