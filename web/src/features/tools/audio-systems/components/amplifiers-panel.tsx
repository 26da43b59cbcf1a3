import { Trash2 } from 'lucide-react'
import type { SystemAmplifier } from '#shared/tools/audio-systems/system-study.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { mostRows } from '../state/system-desk.ts'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { AddAmplifier } from './add-amplifier.tsx'
import { CountField } from './count-field.tsx'
import { FigureField } from './figure-field.tsx'
import { FusesField } from './fuses-field.tsx'
import { PriceField } from './price-field.tsx'

/** The amplifiers and their loads. */
export function AmplifiersPanel() {
  const { desk } = useSystemDesk()
  const { amplifiers } = useStudy()
  return (
    <div className="grid gap-4">
      {amplifiers.map((amplifier, at) => {
        const set = (part: Partial<SystemAmplifier>, gesture?: string) =>
          desk.changeRow('amplifiers', at, part, gesture)
        return (
          <Panel
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind of amplifier is known by its place
            key={at}
            title={`Amplifier ${at + 1}`}
            aside={
              <Button variant="ghost" size="sm" onClick={() => desk.removeRow('amplifiers', at)}>
                <Trash2 className="size-4" aria-hidden="true" />
                Remove<span className="sr-only"> amplifier {at + 1}</span>
              </Button>
            }
          >
            <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
              <NameField
                maxLength={60}
                label="Amplifier"
                value={amplifier.name}
                onChange={(name) => set({ name })}
              />
              <CountField
                label="Count"
                value={amplifier.count}
                max={4}
                onChange={(count) => set({ count })}
              />
              <Field label="Drives">
                <Select
                  value={amplifier.drives}
                  onChange={({ target }) =>
                    set({ drives: target.value === 'speakers' ? 'speakers' : 'subwoofers' })
                  }
                >
                  <option value="subwoofers">Subwoofers</option>
                  <option value="speakers">Speakers</option>
                </Select>
              </Field>
              <Field label="Class">
                <Select
                  value={amplifier.class}
                  onChange={({ target }) => set({ class: target.value === 'ab' ? 'ab' : 'd' })}
                >
                  <option value="d">Class D</option>
                  <option value="ab">Class AB</option>
                </Select>
              </Field>
              <CountField
                label="Channels"
                value={amplifier.channels}
                max={8}
                onChange={(channels) => set({ channels, ...(channels < 2 && { bridged: false }) })}
              />
              <FigureField
                field={`system.amplifier.watts.${at}`}
                label="Power of all channels (rms)"
                quantity="power"
                range="watts"
                hint="Maximum power says nothing about continuous power. Enter the rms figure."
                value={amplifier.watts}
                onChange={(watts) => set({ watts }, 'watts')}
              />
              <FigureField
                field={`system.amplifier.lowest.${at}`}
                label="Lowest load of a channel"
                quantity="resistance"
                range="ohms"
                value={amplifier.lowest}
                onChange={(lowest) => set({ lowest }, 'lowest')}
              />
              <FusesField value={amplifier.fuses} onChange={(fuses) => set({ fuses })} />
              <PriceField label="Price of one" value={amplifier.price} onChange={(price) => set({ price })} />
              {amplifier.channels > 1 && (
                <Checkbox
                  label="Bridged: two channels as one output"
                  checked={amplifier.bridged}
                  onChange={({ target }) => set({ bridged: target.checked })}
                />
              )}
            </div>
          </Panel>
        )
      })}
      {amplifiers.length < mostRows && <AddAmplifier onAdd={(one) => desk.addRow('amplifiers', one)} />}
    </div>
  )
}
