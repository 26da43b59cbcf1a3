import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'

export function SensitivityFields() {
  const { calculator } = useDesk()
  const { sensitivity } = useSystem()
  return (
    <QuantityField
      field="spl.sensitivity"
      label="One driver, 1 W at 1 m"
      quantity="level"
      value={sensitivity}
      {...boundsOf('sensitivity')}
      onChange={(value) =>
        value !== undefined && calculator.changeSystem({ sensitivity: value }, 'sensitivity')
      }
      onRelease={calculator.release}
    />
  )
}
