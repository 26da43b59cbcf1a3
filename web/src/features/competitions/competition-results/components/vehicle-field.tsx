import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { listVehicles } from '#shared/events/vehicles/contract.ts'
import { query } from '#web/lib/query.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ResultValues } from './result-values.ts'

/** The vehicle of the garage. */
export function VehicleField() {
  const { register, watch } = useFormContext<ResultValues>()
  const { data, isError } = useQuery(query('vehicles', listVehicles, {}, { staleTime: 60_000 }))
  const chosen = watch('vehicleId')
  const items = data?.items ?? []
  return (
    <Field
      label="Vehicle"
      hint={isError ? 'Your garage did not load. You can add the vehicle later.' : 'From your garage.'}
    >
      <Select {...register('vehicleId')} value={chosen}>
        <option value="">Not specified</option>
        {chosen !== '' && !items.some(({ id }) => id === chosen) && (
          <option value={chosen}>The vehicle as it was</option>
        )}
        {items.map(({ id, name, year, make, model }) => (
          <option key={id} value={id}>
            {name}, {year} {make} {model}
          </option>
        ))}
      </Select>
    </Field>
  )
}
