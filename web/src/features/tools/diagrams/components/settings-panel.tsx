import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { partRanges } from '#shared/tools/diagrams/node-fields.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useEditor, useView } from '../state/use-editor.ts'

const signals = { music: 'Music', bass_music: 'Bass music', burp: 'Burp (full sine)' } as const

/** The settings of the whole diagram. */
export function SettingsPanel() {
  const editor = useEditor()
  const supply = useView(({ body }) => body.supply)
  const signal = useView(({ body }) => body.signal)
  const { min, max } = partRanges.supply
  return (
    <Panel title="Supply and signal">
      <div className="grid gap-3">
        <QuantityField
          field="diagram.supply"
          label="Charging voltage"
          suffix="V"
          quantity="ratio"
          value={supply}
          min={min}
          max={max}
          onChange={(volts) =>
            volts !== undefined && editor.run({ name: 'Change supply', supply: volts }, 'supply')
          }
          onRelease={editor.release}
        />
        <Field label="Signal" hint="Alternator and battery take its average, cables and fuses a full sine.">
          <Select
            value={signal}
            onChange={({ target }) =>
              editor.run({ name: 'Change signal', signal: target.value as Diagram['signal'] })
            }
          >
            {Object.entries(signals).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Panel>
  )
}
