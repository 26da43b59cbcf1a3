import { Plus, Trash2 } from 'lucide-react'
import { nominalOf, type PickedDriver } from '#shared/tools/audio-systems/nominal-of.ts'
import type { SystemSpeaker } from '#shared/tools/audio-systems/system-study.ts'
import { partNameOf } from '#shared/tools/drivers/driver-name.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { mostRows } from '../state/system-desk.ts'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { CountField } from './count-field.tsx'
import { DriverChoice } from './driver-choice.tsx'
import { FigureField } from './figure-field.tsx'
import { PriceField } from './price-field.tsx'

const another: SystemSpeaker = { name: 'Speaker', count: 2, ohms: 4, watts: 80 }

/** The speakers; each has its own channel. */
export function SpeakersPanel() {
  const { desk } = useSystemDesk()
  const { speakers } = useStudy()
  return (
    <div className="grid gap-4">
      {speakers.map((speaker, at) => {
        const set = (part: Partial<SystemSpeaker>, gesture?: string) =>
          desk.changeRow('speakers', at, part, gesture)
        return (
          <Panel
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind of speaker is known by its place
            key={at}
            title={`Speakers ${at + 1}`}
            aside={
              <Button variant="ghost" size="sm" onClick={() => desk.removeRow('speakers', at)}>
                <Trash2 className="size-4" aria-hidden="true" />
                Remove<span className="sr-only"> speakers {at + 1}</span>
              </Button>
            }
          >
            <div className="mb-4">
              <DriverChoice onChoose={(driver) => set({ ...speakerOf(driver), name: partNameOf(driver) })} />
            </div>
            <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
              <NameField
                maxLength={60}
                label="Speaker"
                value={speaker.name}
                onChange={(name) => set({ name })}
              />
              <CountField label="Count" value={speaker.count} max={8} onChange={(count) => set({ count })} />
              <FigureField
                field={`system.speaker.ohms.${at}`}
                label="Impedance"
                quantity="resistance"
                range="ohms"
                value={speaker.ohms}
                onChange={(ohms) => set({ ohms }, 'ohms')}
              />
              <FigureField
                field={`system.speaker.watts.${at}`}
                label="Rated power (rms)"
                quantity="power"
                range="watts"
                value={speaker.watts}
                onChange={(watts) => set({ watts }, 'watts')}
              />
              <PriceField label="Price of one" value={speaker.price} onChange={(price) => set({ price })} />
            </div>
          </Panel>
        )
      })}
      {speakers.length < mostRows && (
        <div>
          <Button onClick={() => desk.addRow('speakers', another)}>
            <Plus className="size-4" aria-hidden="true" />
            Add speakers
          </Button>
        </div>
      )}
    </div>
  )
}

/** A driver as one load, its coils wired as its data sheet says. */
function speakerOf({ values: { re, pe } }: PickedDriver): Partial<SystemSpeaker> {
  const ohms = nominalOf(re)
  return { ...(ohms !== undefined && { ohms }), ...(pe !== undefined && { watts: pe }) }
}
