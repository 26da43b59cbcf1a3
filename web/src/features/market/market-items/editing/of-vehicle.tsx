import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { garageQuery } from '#web/features/events/vehicles/api/vehicle-queries.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ItemStart } from './item-values.ts'
import { startOfVehicle } from './start-of-vehicle.ts'

type OfVehicleProps = { vehicleId: string; children: (start: ItemStart) => ReactNode }

/** What a vehicle of the garage brings to its sale, once it is there. One that is not there brings nothing. */
export function OfVehicle({ vehicleId, children }: OfVehicleProps) {
  const garage = useInfiniteQuery(garageQuery)
  if (garage.isPending) return <Skeleton lines={4} className="h-24" />
  const vehicle = garage.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === vehicleId)
  return children(vehicle ? startOfVehicle(vehicle) : {})
}
