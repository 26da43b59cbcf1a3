import { Plus, Trash2 } from 'lucide-react'
import { subwooferOf } from '#shared/tools/audio-systems/subwoofer-of.ts'
import { type SystemSubwoofer, systemRanges } from '#shared/tools/audio-systems/system-study.ts'
import { partNameOf } from '#shared/tools/drivers/driver-name.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { CountField } from './count-field.tsx'
import { DriverChoice } from './driver-choice.tsx'
import { FigureField } from './figure-field.tsx'
import { PriceField } from './price-field.tsx'

const boxes = { sealed: 'Sealed', vented: 'Vented', bandpass: 'Bandpass' } as const

const first: SystemSubwoofer = {
  name: 'Subwoofer',
  count: 1,
  coils: 2,
  ohms: 4,
  watts: 500,
  box: 'sealed',
}

/** The subwoofers, all of one kind: typed, or picked from the driver base. */
export function SubwoofersPanel() {
  const { desk } = useSystemDesk()
  const { subwoofers } = useStudy()
  if (!subwoofers)
    return (
      <div>
        <Button onClick={() => desk.change({ subwoofers: first })}>
          <Plus className="size-4" aria-hidden="true" />
          Add subwoofers
        </Button>
      </div>
    )
  const set = desk.changeSubwoofers
  const { min, max } = systemRanges.tuning
  return (
    <Panel
      title="Subwoofers"
      aside={
        <Button variant="ghost" size="sm" onClick={() => desk.change({ subwoofers: undefined })}>
          <Trash2 className="size-4" aria-hidden="true" />
          Remove
        </Button>
      }
    >
      <div className="grid gap-4">
        <DriverChoice
          onChoose={(driver) =>
            set({ ...subwooferOf(driver), name: partNameOf(driver), driverId: driver.id })
          }
        />
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <NameField
            maxLength={60}
            label="Driver"
            value={subwoofers.name}
            onChange={(name) => set({ name })}
          />
          <CountField
            label="Count"
            value={subwoofers.count}
            max={8}
            onChange={(count) => set({ count, wiring: undefined })}
          />
          <Field label="Voice coils">
            <Select
              value={subwoofers.coils}
              onChange={({ target }) => set({ coils: target.value === '1' ? 1 : 2, wiring: undefined })}
            >
              <option value={1}>One</option>
              <option value={2}>Two</option>
            </Select>
          </Field>
          <FigureField
            field="system.sub.ohms"
            label="Each coil"
            quantity="resistance"
            range="ohms"
            value={subwoofers.ohms}
            onChange={(ohms) => set({ ohms }, 'ohms')}
          />
          <FigureField
            field="system.sub.watts"
            label="Rated power (rms)"
            quantity="power"
            range="watts"
            value={subwoofers.watts}
            onChange={(watts) => set({ watts }, 'watts')}
          />
          <QuantityField
            field="system.sub.sensitivity"
            label="Sensitivity, 1 W at 1 m"
            quantity="level"
            min={systemRanges.sensitivity.min}
            max={systemRanges.sensitivity.max}
            optional
            placeholder="Not known"
            value={subwoofers.sensitivity}
            onChange={(sensitivity) => set({ sensitivity }, 'sensitivity')}
            onRelease={desk.release}
          />
          <Field label="Box">
            <Select
              value={subwoofers.box}
              onChange={({ target }) => set({ box: target.value as keyof typeof boxes })}
            >
              {Object.entries(boxes).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {subwoofers.box === 'vented' && (
            <QuantityField
              field="system.sub.tuning"
              label="Tuned to"
              quantity="frequency"
              min={min}
              max={max}
              optional
              placeholder="Not known"
              value={subwoofers.tuning}
              onChange={(tuning) => set({ tuning }, 'tuning')}
              onRelease={desk.release}
            />
          )}
          <PriceField label="Price of one" value={subwoofers.price} onChange={(price) => set({ price })} />
        </div>
      </div>
    </Panel>
  )
}
