import { LogFader } from '#web/features/tools/tool-projects/components/log-fader.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'
import { wattsText } from './watts-text.ts'

/** Two figures, as amplifiers are rated. */
const wholeWatts = (watts: number) => Number(watts.toPrecision(2))

export function PowerFields() {
  const { calculator } = useDesk()
  const { watts, wattsOf } = useSystem()
  const set = (value: number | undefined) =>
    value !== undefined && calculator.changeSystem({ watts: value }, 'watts')
  return (
    <div className="grid gap-3">
      <LogFader
        label="Amplifier"
        value={watts}
        min={10}
        max={20_000}
        format={wattsText}
        snap={wholeWatts}
        onChange={set}
        onRelease={calculator.release}
      />
      <div className="grid grid-cols-2 gap-3">
        <QuantityField
          field="spl.watts"
          label="Exact power"
          quantity="power"
          value={watts}
          {...boundsOf('watts')}
          onChange={set}
          onRelease={calculator.release}
        />
        <Field label="This power is for">
          <Select
            value={wattsOf}
            onChange={({ target }) =>
              calculator.changeSystem({ wattsOf: target.value === 'each' ? 'each' : 'all' })
            }
          >
            <option value="all">All together</option>
            <option value="each">Each one</option>
          </Select>
        </Field>
      </div>
    </div>
  )
}
