import { isPressurized } from '#shared/tools/spl-studies/spl-level.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useDesk, useStudy, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'

export function DistanceFields() {
  const { calculator } = useDesk()
  const { hz } = useStudy()
  const system = useSystem()
  return (
    <QuantityField
      field="spl.distance"
      label="Box to listener"
      quantity="distance"
      digits={1}
      value={system.distance}
      {...boundsOf('distance')}
      {...(isPressurized(system, hz) && {
        hint: 'Below cabin resonance, distance doesn’t matter.',
      })}
      onChange={(distance) => distance !== undefined && calculator.changeSystem({ distance }, 'distance')}
      onRelease={calculator.release}
    />
  )
}
