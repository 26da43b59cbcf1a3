import { cableColors, type Diagram, type DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import { partRanges } from '#shared/tools/diagrams/node-fields.ts'
import { type Awg, awgArea, awgGauges } from '#shared/tools/wiring/awg.ts'
import { cableArea } from '#shared/tools/wiring/cable.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useEditor, useView } from '../state/use-editor.ts'

export type CablePanelProps = {
  cable: DiagramCable
  /** At full power, A. It is undefined if none is known. */
  current: number | undefined
}

const counts = [1, 2, 3, 4, 5, 6, 7, 8] as const

const materials = { ofc: 'Copper', cca: 'Copper-clad aluminum' } as const

const framesOf = ({ nodes }: Diagram) => nodes.filter(({ kind }) => kind === 'frame')

/** The properties of the chosen cable. */
export function CablePanel({ cable, current }: CablePanelProps) {
  const editor = useEditor()
  const body = useView((view) => view.body)
  const set = (change: Partial<DiagramCable>, gesture?: string) =>
    editor.run(
      { name: 'Change cable', cables: [{ ...cable, ...change }] },
      gesture && `${cable.id} ${gesture}`,
    )
  const isGauge = 'awg' in cable.size
  const { min, max } = partRanges.length
  return (
    <Panel title="Cable">
      <div className="grid gap-3">
        {current !== undefined && (
          <p className="text-sm text-dim">It carries {current.toFixed(1)} A at full power.</p>
        )}
        <Field label="Size">
          <Select
            value={'awg' in cable.size ? cable.size.awg : 'area'}
            onChange={({ target }) =>
              set({
                size:
                  target.value === 'area'
                    ? { area: Number(cableArea(cable.size).toPrecision(3)) }
                    : { awg: target.value as Awg },
              })
            }
          >
            {awgGauges.map((awg) => (
              <option key={awg} value={awg}>
                {awg} AWG
              </option>
            ))}
            <option value="area">By its area</option>
          </Select>
        </Field>
        {!isGauge && (
          <QuantityField
            field="diagram.area"
            label="Area, mm²"
            quantity="ratio"
            value={cableArea(cable.size) * 1e6}
            min={partRanges.area.min * 1e6}
            max={partRanges.area.max * 1e6}
            hint={`4 AWG is ${(awgArea('4') * 1e6).toFixed(1)} mm².`}
            onChange={(area) => area !== undefined && set({ size: { area: area / 1e6 } }, 'area')}
            onRelease={editor.release}
          />
        )}
        <QuantityField
          field="diagram.length"
          label="Length, one way"
          quantity="distance"
          value={cable.length}
          min={min}
          max={max}
          onChange={(length) => length !== undefined && set({ length }, 'length')}
          onRelease={editor.release}
        />
        <Field label="Cables in parallel">
          <Select value={cable.parallel} onChange={({ target }) => set({ parallel: Number(target.value) })}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        <Field label="Material">
          <Select
            value={cable.material}
            onChange={({ target }) => set({ material: target.value === 'cca' ? 'cca' : 'ofc' })}
          >
            {Object.entries(materials).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Color">
          <Select
            value={cable.color}
            onChange={({ target }) => set({ color: target.value as DiagramCable['color'] })}
          >
            {cableColors.map((color) => (
              <option key={color} value={color}>
                {color[0]?.toUpperCase()}
                {color.slice(1)}
              </option>
            ))}
          </Select>
        </Field>
        <NameField
          label="How it is routed"
          value={cable.route}
          maxLength={80}
          optional
          onChange={(route) => set({ route })}
        />
        <Field label="Laid along">
          <Select
            value={cable.frame ?? ''}
            onChange={({ target }) => set({ frame: target.value || undefined })}
          >
            <option value="">No frame</option>
            {framesOf(body).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {cable.bends.length > 0 && (
          <Button variant="ghost" onClick={() => set({ bends: [] })}>
            Straighten
          </Button>
        )}
      </div>
    </Panel>
  )
}
