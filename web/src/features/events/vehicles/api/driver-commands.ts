import { addVehicleDriver, removeVehicleDriver } from '#shared/events/vehicles/drivers-contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshVehicles } from './use-refresh-vehicles.ts'

type Of = Pick<Vehicle, 'id'>

export function useAddDriver({ id }: Of) {
  const refresh = useRefreshVehicles()
  return useCommand({
    send: (body: BodyOf<typeof addVehicleDriver>, idempotencyKey) =>
      call(addVehicleDriver, { params: { vehicleId: id }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useRemoveDriver({ id }: Of) {
  const refresh = useRefreshVehicles()
  return useCommand({
    send: (memberId: Vehicle['userId'], idempotencyKey) =>
      call(removeVehicleDriver, { params: { vehicleId: id, memberId } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
