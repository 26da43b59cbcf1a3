import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedVehicle } from '#shared/events/vehicles/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { archivedVehiclesQuery, garageQuery } from '../api/vehicle-queries.ts'
import { VehicleCard } from './vehicle-card.tsx'
import { VehicleSkeletons } from './vehicle-skeletons.tsx'

type VehicleListProps = {
  archived: boolean
  label: string
  empty: ReactNode
  actions: (vehicle: ListedVehicle) => ReactNode
}

/** The vehicles that a window shows at once. */
const firstRow = 3

export function VehicleList({ archived, label, empty, actions }: VehicleListProps) {
  const pages = useInfiniteQuery(archived ? archivedVehiclesQuery : garageQuery)
  return (
    <CursorList
      pages={pages}
      failed="Your vehicles did not load"
      waiting={<VehicleSkeletons />}
      empty={empty}
      shown={pages.hasNextPage ? undefined : ''}
    >
      {(vehicles) => (
        <ul
          aria-label={label}
          className={cx(
            'grid gap-4',
            vehicles.length > 1 && 'sm:grid-cols-2',
            vehicles.length > 2 && 'xl:grid-cols-3',
          )}
        >
          {vehicles.map((vehicle, at) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              isFirst={at < firstRow}
              isWide={vehicles.length === 1}
              note={driversWords(vehicle)}
              actions={actions(vehicle)}
            />
          ))}
        </ul>
      )}
    </CursorList>
  )
}

function driversWords({ drivers = [] }: ListedVehicle): string | undefined {
  const names = drivers.flatMap(({ name, invited }) => (invited ? [] : [name]))
  return names.length > 0 ? `Also driven by ${names.join(', ')}` : undefined
}
