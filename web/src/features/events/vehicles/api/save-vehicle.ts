import { useQueryClient } from '@tanstack/react-query'
import { createVehicle, listVehicles, updateVehicle } from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { call } from '#web/lib/call.ts'
import type { VehicleDraft, WrittenVehicle } from '../components/vehicle-values.ts'

type Edited = { fields: WrittenVehicle; thing: VehicleDraft }

/** Puts a vehicle into the garage, or changes the one with this id, for `useEditForm`. */
export function useSaveVehicle(id: Vehicle['id'] | undefined) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['vehicles'] })
  return {
    send: ({ fields, thing }: Edited, idempotencyKey: string): Promise<VehicleDraft> => {
      if (id !== undefined && thing.version !== undefined)
        return call(
          updateVehicle,
          { params: { vehicleId: id }, body: { ...fields, version: thing.version } },
          { idempotencyKey },
        )
      const { removePhoto: _, ...body } = fields
      return call(createVehicle, { body }, { idempotencyKey })
    },
    refresh,
    onStale: refresh,
    latest: async (): Promise<VehicleDraft> => {
      // A garage comes in one page.
      const { items } = await call(listVehicles, {})
      const found = items.find((vehicle) => vehicle.id === id)
      if (!found) throw new Error('The vehicle is no longer in the garage.')
      return found
    },
  }
}
