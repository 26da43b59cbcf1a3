import { useInfiniteQuery } from '@tanstack/react-query'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { readsOn, useReadOn } from '#web/lib/use-read-on.ts'
import { drivenVehiclesQuery, garageQuery } from './vehicle-queries.ts'

type EnterableVehicle = Vehicle & { ownerName?: string }

/** The vehicles that the member can enter: those of the garage, then those of others that they drive. */
export function useEnterableVehicles(enabled: boolean) {
  const garage = useInfiniteQuery({ ...garageQuery, enabled })
  const driven = useInfiniteQuery({ ...drivenVehiclesQuery, enabled })
  // One of them may be chosen already, so that all are needed, however many there are to see.
  useReadOn(driven, 0)
  const isReadingOn = driven.isFetchingNextPage || readsOn(driven, 0)
  const failed = garage.isError ? garage : driven.isError ? driven : undefined
  const vehicles: EnterableVehicle[] = [
    ...(garage.data?.pages.flatMap(({ items }) => items) ?? []),
    ...(driven.data?.pages.flatMap(({ items }) => items) ?? []),
  ]
  return {
    vehicles,
    isPending: garage.isPending || driven.isPending || isReadingOn,
    isError: failed !== undefined,
    error: failed?.error,
    isFetching: garage.isFetching || driven.isFetching,
    refetch: () => Promise.all([garage.refetch(), driven.refetch()]),
  }
}
