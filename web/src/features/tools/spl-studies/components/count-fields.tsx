import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'

const counts = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 20, 24, 32, 48, 64]

export function CountFields() {
  const { calculator } = useDesk()
  const { drivers } = useSystem()
  const shown = counts.includes(drivers) ? counts : [...counts, drivers].toSorted((one, other) => one - other)
  return (
    <Field label="Number of drivers">
      <Select
        value={drivers}
        onChange={({ target }) => calculator.changeSystem({ drivers: Number(target.value) })}
      >
        {shown.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </Select>
    </Field>
  )
}
