import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'

/** The travel limit of the cones and the power limit of the coils. */
export function LimitFields() {
  const { calculator } = useDesk()
  const { sd, xmax, ratedWatts } = useSystem()
  const { release } = calculator
  return (
    <div className="grid grid-cols-2 gap-3">
      <QuantityField
        field="sheet.sd"
        label="Cone area, Sd"
        quantity="area"
        value={sd}
        {...boundsOf('sd')}
        optional
        placeholder="Not known"
        onChange={(value) => calculator.changeSystem({ sd: value }, 'sd')}
        onRelease={release}
      />
      <QuantityField
        field="sheet.xmax"
        label="Xmax, one way"
        quantity="travel"
        value={xmax}
        {...boundsOf('xmax')}
        optional
        placeholder="Not known"
        onChange={(value) => calculator.changeSystem({ xmax: value }, 'xmax')}
        onRelease={release}
      />
      <QuantityField
        field="spl.rated"
        label="Rated power"
        quantity="power"
        value={ratedWatts}
        {...boundsOf('ratedWatts')}
        optional
        placeholder="Not known"
        onChange={(value) => calculator.changeSystem({ ratedWatts: value }, 'rated')}
        onRelease={release}
      />
    </div>
  )
}
