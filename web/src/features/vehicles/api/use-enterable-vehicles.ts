import { useInfiniteQuery } from '@tanstack/react-query'
import type { Vehicle } from '#shared/vehicles/vehicle.ts'
import { drivenVehiclesQuery } from './driven-vehicles-query.ts'
import { garageQuery } from './garage-query.ts'

type EnterableVehicle = Vehicle & { ownerName?: string }

/** The vehicles that the member can enter: those of the garage, then those of others that they drive. */
export function useEnterableVehicles(enabled: boolean) {
  const garage = useInfiniteQuery({ ...garageQuery, enabled })
  const driven = useInfiniteQuery({ ...drivenVehiclesQuery, enabled })
  const failed = garage.isError ? garage : driven.isError ? driven : undefined
  const vehicles: EnterableVehicle[] = [
    ...(garage.data?.pages.flatMap(({ items }) => items) ?? []),
    ...(driven.data?.pages.flatMap(({ items }) => items) ?? []),
  ]
  return {
    vehicles,
    isPending: garage.isPending || driven.isPending,
    isError: failed !== undefined,
    error: failed?.error,
    isFetching: garage.isFetching || driven.isFetching,
    refetch: () => Promise.all([garage.refetch(), driven.refetch()]),
  }
}
