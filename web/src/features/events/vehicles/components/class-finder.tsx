import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Field } from '#web/ui/field.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Select } from '#web/ui/select.tsx'
import { garageQuery } from '../api/vehicle-queries.ts'
import { ClassResults } from './class-results.tsx'
import { TypedVehicle } from './typed-vehicle.tsx'
import { vehicleLine } from './vehicle-words.ts'

type ClassFinderProps = { classes: readonly EventClassFields[] }

/** Answers “What class am I?” for a vehicle of the member, or for typed values. */
export function ClassFinder({ classes }: ClassFinderProps) {
  const session = useSession()
  const hasGarage = session.status === 'signed-in' && session.me.registrationCompleted
  return hasGarage ? <OwnVehicles classes={classes} /> : <TypedVehicle classes={classes} />
}

function OwnVehicles({ classes }: ClassFinderProps) {
  const garage = useInfiniteQuery(garageQuery)
  const [chosen, setChosen] = useState<string>()
  const vehicles = garage.data?.pages.flatMap(({ items }) => items) ?? []
  if (garage.isPending) return <ListSkeleton rows={2} flush />
  if (garage.isError && !garage.data)
    return (
      <QueryFailure
        title="Your vehicles did not load"
        error={garage.error}
        retrying={garage.isFetching}
        onRetry={() => void garage.refetch()}
      />
    )
  if (vehicles.length === 0) return <TypedVehicle classes={classes} />
  const isTyped = chosen === ''
  const vehicle = vehicles.find(({ id }) => id === chosen) ?? vehicles[0]
  return (
    <div className="grid gap-5">
      <Field label="Vehicle">
        <Select value={isTyped ? '' : vehicle?.id} onChange={({ target }) => setChosen(target.value)}>
          {vehicles.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} ({vehicleLine(one)})
            </option>
          ))}
          <option value="">Enter woofers and power</option>
        </Select>
      </Field>
      {isTyped || !vehicle ? (
        <TypedVehicle classes={classes} />
      ) : (
        <div role="status">
          <ClassResults vehicle={vehicle} classes={classes} />
        </div>
      )}
    </div>
  )
}
