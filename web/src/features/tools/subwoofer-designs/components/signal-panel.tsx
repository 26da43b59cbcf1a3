import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { voltsOf } from '#shared/tools/acoustics/drive-of.ts'
import type { SavedSignal } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { LogFader } from '#web/features/tools/tool-projects/components/log-fader.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useActive, useDesign, useDesigner } from '../state/use-designer.ts'
import { editSignal } from './edit-design.ts'
import { FilterList } from './filter-list.tsx'

const conventions = ['coil', 'nominal', 'volts'] as const
const conventionNames = {
  coil: 'Re of the coils, as WinISD',
  nominal: 'The nominal impedance, as amplifiers',
  volts: 'None: 2.83 V',
}

/** Two figures, as amplifiers are rated. */
const wholeWatts = (watts: number) => Number(watts.toPrecision(2))

/** The power of the amplifier, and the filters before it. */
export function SignalPanel() {
  const designer = useDesigner()
  const signal = useDesign((design) => design.signal)
  const { engine } = useActive()
  const { release } = designer
  const set = (change: Partial<SavedSignal>, gesture?: string) =>
    designer.change(editSignal(change), gesture && `signal.${gesture}`)
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Drive</legend>
        {signal.convention !== 'volts' && (
          <LogFader
            label="Power"
            value={signal.watts}
            min={1}
            max={10_000}
            format={(watts) => `${Number(watts.toPrecision(4)).toLocaleString('en-US')} W`}
            snap={wholeWatts}
            onChange={(watts) => set({ watts }, 'watts')}
            onRelease={release}
          />
        )}
        <Field label="Power is stated into">
          <Select
            value={signal.convention}
            onChange={({ target }) =>
              set({ convention: conventions.find((one) => one === target.value) ?? 'coil' })
            }
          >
            {conventions.map((one) => (
              <option key={one} value={one}>
                {conventionNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid grid-cols-2 gap-3">
          {signal.convention !== 'volts' && (
            <QuantityField
              field="signal.watts"
              label="Exact power"
              quantity="power"
              value={signal.watts}
              min={0.01}
              max={50_000}
              onChange={(watts) => watts !== undefined && set({ watts }, 'watts')}
              onRelease={release}
            />
          )}
          {signal.convention === 'nominal' && (
            <QuantityField
              field="signal.ohms"
              label="Nominal impedance"
              quantity="resistance"
              value={signal.nominalOhms}
              min={0.25}
              max={64}
              onChange={(nominalOhms) => nominalOhms !== undefined && set({ nominalOhms }, 'ohms')}
              onRelease={release}
            />
          )}
          <QuantityField
            field="signal.amplifier"
            label="The amplifier has"
            quantity="power"
            value={signal.amplifier}
            min={1}
            max={50_000}
            optional
            placeholder="No limit"
            onChange={(amplifier) => set({ amplifier }, 'amplifier')}
            onRelease={release}
          />
          <QuantityField
            field="signal.source"
            label="Cable and amplifier"
            quantity="resistance"
            value={signal.sourceResistance}
            min={0}
            max={5}
            onChange={(value) => value !== undefined && set({ sourceResistance: value }, 'source')}
            onRelease={release}
          />
        </div>
        {!isRefusal(engine) && (
          <p className="text-sm text-dim">
            That is <strong className="readout text-ink">{voltsOf(engine.design.drive).toFixed(1)} V</strong>{' '}
            at the terminals.
          </p>
        )}
        <Checkbox
          label="Count the inductance of the coil in the level"
          hint="WinISD leaves it out: switch it off to compare with it."
          checked={signal.inductance}
          onChange={({ target }) => set({ inductance: target.checked })}
        />
        <Checkbox
          label="Count the heat of the coil"
          hint="The coil warms by 150 K at rated power, and takes less then."
          checked={signal.coilRise > 0}
          onChange={({ target }) => set({ coilRise: target.checked ? 150 : 0 })}
        />
      </fieldset>
      <FilterList filters={signal.filters} onChange={(filters, gesture) => set({ filters }, gesture)} />
    </div>
  )
}
