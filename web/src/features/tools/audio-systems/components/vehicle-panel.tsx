import type { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { FigureField } from './figure-field.tsx'
import { PriceField } from './price-field.tsx'

const chemistries = { flooded: 'Flooded', agm: 'AGM', lithium: 'Lithium' } as const
const signals = { music: 'Music', bass_music: 'Bass music', burp: 'Burp (full sine)' } as const

/** The vehicle, and the purpose of the system. */
export function VehiclePanel() {
  const { desk } = useSystemDesk()
  const { vehicle, goals } = useStudy()
  const set = (name: keyof SystemStudy['vehicle']) => (value: number) =>
    desk.changeVehicle({ [name]: value }, name)
  return (
    <div className="grid gap-4">
      <Panel title="Vehicle">
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <NameField
            maxLength={60}
            label="Vehicle"
            value={vehicle.name}
            onChange={(name) => desk.changeVehicle({ name })}
          />
          <FigureField
            field="system.cabin"
            label="Longest interior dimension"
            quantity="distance"
            digits={1}
            range="cabinLength"
            value={vehicle.cabinLength}
            onChange={set('cabinLength')}
          />
          <FigureField
            field="system.volume"
            label="Cabin volume"
            quantity="volume"
            digits={0}
            range="cabinVolume"
            value={vehicle.cabinVolume}
            onChange={set('cabinVolume')}
          />
          <FigureField
            field="system.alternator"
            label="Alternator"
            suffix="A"
            quantity="ratio"
            range="alternator"
            value={vehicle.alternator}
            onChange={set('alternator')}
          />
          <FigureField
            field="system.battery"
            label="Battery"
            suffix="Ah"
            quantity="ratio"
            range="battery"
            value={vehicle.battery}
            onChange={set('battery')}
          />
          <Field label="Battery type">
            <Select
              value={vehicle.chemistry}
              onChange={({ target }) =>
                desk.changeVehicle({ chemistry: target.value as keyof typeof chemistries })
              }
            >
              {Object.entries(chemistries).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <FigureField
            field="system.supply"
            label="Charging voltage"
            suffix="V"
            quantity="ratio"
            range="supply"
            value={vehicle.supply}
            onChange={set('supply')}
          />
          <FigureField
            field="system.run"
            label="Power wire run (one way)"
            quantity="distance"
            digits={1}
            range="run"
            value={vehicle.run}
            onChange={set('run')}
          />
        </div>
      </Panel>
      <Panel title="Goals">
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Signal">
            <Select
              value={goals.signal}
              onChange={({ target }) => desk.changeGoals({ signal: target.value as keyof typeof signals })}
            >
              {Object.entries(signals).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <QuantityField
            field="system.level"
            label="Level at 40 Hz"
            quantity="level"
            value={goals.level}
            min={60}
            max={180}
            optional
            placeholder="None"
            onChange={(level) => desk.changeGoals({ level }, 'level')}
            onRelease={desk.release}
          />
          <PriceField
            label="Budget"
            value={goals.budget}
            onChange={(budget) => desk.changeGoals({ budget })}
          />
        </div>
      </Panel>
    </div>
  )
}
