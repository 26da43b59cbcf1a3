import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import type { SplSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'

export type SupplyPanelProps = {
  /** Undefined while a result is not shown. */
  supply: SplSupply | undefined
}

const amplifiers = { d: 'Class D', ab: 'Class AB' } as const
const signals = { music: 'Music', bass_music: 'Bass music', burp: 'Burp (full sine)' } as const

/** Shows the load of the level on the battery. */
export function SupplyPanel({ supply }: SupplyPanelProps) {
  const { calculator } = useDesk()
  const system = useSystem()
  const { release, changeSystem } = calculator
  const number = (name: keyof SplSystem) => (value: number | undefined) =>
    value !== undefined && changeSystem({ [name]: value }, name)
  return (
    <Panel title="Supply">
      <div className="grid gap-4">
        {supply && <SupplyWords supply={supply} />}
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
          <Field label="Amplifier">
            <Select
              value={system.amplifier}
              onChange={({ target }) => changeSystem({ amplifier: target.value === 'ab' ? 'ab' : 'd' })}
            >
              {Object.entries(amplifiers).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Signal">
            <Select
              value={system.signal}
              onChange={({ target }) => changeSystem({ signal: target.value as SplSystem['signal'] })}
            >
              {Object.entries(signals).map(([signal, name]) => (
                <option key={signal} value={signal}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <QuantityField
            field="supply.volts"
            label="Charging voltage"
            suffix="V"
            quantity="ratio"
            value={system.supply}
            {...boundsOf('supply')}
            onChange={number('supply')}
            onRelease={release}
          />
          <QuantityField
            field="supply.resistance"
            label="Battery and cable resistance"
            quantity="resistance"
            value={system.supplyResistance}
            {...boundsOf('supplyResistance')}
            onChange={number('supplyResistance')}
            onRelease={release}
          />
          <QuantityField
            field="supply.length"
            label="Power wire run (one way)"
            quantity="distance"
            digits={1}
            value={system.cableLength}
            {...boundsOf('cableLength')}
            onChange={number('cableLength')}
            onRelease={release}
          />
          <QuantityField
            field="supply.alternator"
            label="Alternator"
            suffix="A"
            quantity="ratio"
            value={system.alternator}
            {...boundsOf('alternator')}
            optional
            placeholder="Not known"
            onChange={(alternator) => changeSystem({ alternator }, 'alternator')}
            onRelease={release}
          />
        </div>
      </div>
    </Panel>
  )
}

function SupplyWords({ supply: { current, average, sag, deficit } }: { supply: SplSupply }) {
  const amperes = (value: number) => `${Math.round(value)} A`
  const balance = (value: number) =>
    value > 0 ? `the battery adds ${amperes(value)}` : `${amperes(-value)} to spare`
  return (
    <div className="grid gap-1">
      <p className="text-lg">
        That is <strong className="readout text-signal-ink">{amperes(current)}</strong> from your supply.
      </p>
      {'voltage' in sag && (
        <p className="text-sm text-dim">
          It sags to {sag.voltage.toFixed(2)} V at the amplifier, which then takes {amperes(sag.current)} and
          turns {Math.round(sag.heat).toLocaleString('en-US')} W into heat.
        </p>
      )}
      <p className="text-sm text-dim">
        On average {amperes(average)}
        {deficit && `: at idle ${balance(deficit.idle)}, at cruise ${balance(deficit.cruise)}`}.
      </p>
    </div>
  )
}
