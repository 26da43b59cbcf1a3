import { archiveVehicle, restoreVehicle } from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshVehicles } from './use-refresh-vehicles.ts'

type Of = Pick<Vehicle, 'id'>

export function useArchive() {
  const refresh = useRefreshVehicles()
  return useCommand({
    send: ({ id }: Of, idempotencyKey) =>
      call(archiveVehicle, { params: { vehicleId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useRestore() {
  const refresh = useRefreshVehicles()
  return useCommand({
    send: ({ id }: Of, idempotencyKey) =>
      call(restoreVehicle, { params: { vehicleId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
