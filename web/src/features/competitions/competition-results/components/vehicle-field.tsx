import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { reportVehiclesQuery } from '../api/report-choices.ts'
import type { ResultValues } from './result-values.ts'

/** The vehicle of the garage. */
export function VehicleField() {
  const { register, watch } = useFormContext<ResultValues>()
  const { data, isError } = useQuery(reportVehiclesQuery)
  const chosen = watch('vehicleId')
  const items = data?.items ?? []
  return (
    <Field
      label="Vehicle"
      hint={isError ? 'Your garage did not load. You can add the vehicle later.' : 'From your garage.'}
    >
      <Select {...register('vehicleId')} value={chosen}>
        <option value="">Not said</option>
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
