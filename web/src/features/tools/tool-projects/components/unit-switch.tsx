import { Segmented } from '#web/ui/segmented.tsx'
import { chooseSystem, useUnitSystem } from '../state/units-kept.ts'

const systems = [
  { id: 'imperial', label: 'in' },
  { id: 'metric', label: 'mm' },
] as const

/** The units of all fields. */
export function UnitSwitch() {
  return (
    <Segmented
      legend="Units"
      name="units"
      options={systems}
      value={useUnitSystem()}
      onChange={(next) => chooseSystem(next)}
    />
  )
}
