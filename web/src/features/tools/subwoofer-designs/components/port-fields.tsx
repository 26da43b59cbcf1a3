import { portQp } from '#shared/tools/acoustics/port-advice.ts'
import { airOf } from '#shared/tools/subwoofer-designs/engine-design.ts'
import { chamberOf, type PortedPart } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import { type CutPorts, cutPorts, portOf } from '#shared/tools/subwoofer-designs/ports-of-design.ts'
import type { SavedPorts } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { showQuantity } from '#shared/tools/units/show-quantity.ts'
import { unitIn } from '#shared/tools/units/unit.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesign, useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { editPorts } from './edit-design.ts'

export type PortFieldsProps = { part: PortedPart; name: string }

const shapes = [
  { id: 'round', label: 'Round' },
  { id: 'slot', label: 'Slot' },
] as const

const wallNames = { 0: 'None', 1: 'One wall', 2: 'A corner', 3: 'Three walls' }
const walls = [0, 1, 2, 3] as const

/** The ports of a chamber: their tuning, and the lengths to cut. */
export function PortFields({ part, name }: PortFieldsProps) {
  const designer = useDesigner()
  const ports = useDesign(({ box }) => box[part])
  const { release } = designer
  const set = (change: Partial<SavedPorts>, gesture?: string) =>
    designer.change(editPorts(part, change), gesture && `${part}.${gesture}`)
  const length = (key: 'diameter' | 'width' | 'height', label: string, min: number, max: number) => (
    <QuantityField
      field={`${part}.${key}`}
      label={label}
      quantity="length"
      value={ports[key]}
      min={min}
      max={max}
      onChange={(value) => value !== undefined && set({ [key]: value }, key)}
      onRelease={release}
    />
  )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{name}</legend>
      <Segmented
        legend="Shape of the ports"
        name={`${part}-shape`}
        options={shapes}
        value={ports.shape}
        onChange={(shape) => set({ shape })}
      />
      <div className="grid grid-cols-2 gap-3">
        <QuantityField
          field={`${part}.tuning`}
          label="Exact tuning"
          quantity="frequency"
          value={ports.tuning}
          min={8}
          max={200}
          onChange={(tuning) => tuning !== undefined && set({ tuning }, 'tuning')}
          onRelease={release}
        />
        <Field label="Ports">
          <Select value={ports.count} onChange={({ target }) => set({ count: Number(target.value) })}>
            {Array.from({ length: 12 }, (_, at) => at + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        {ports.shape === 'round' ? (
          <>
            {length('diameter', 'Diameter', 0.01, 1)}
            <Field label="Inner end">
              <Select
                value={ports.inside}
                onChange={({ target }) => set({ inside: target.value === 'free' ? 'free' : 'flanged' })}
              >
                <option value="free">Free</option>
                <option value="flanged">Flanged</option>
              </Select>
            </Field>
          </>
        ) : (
          <>
            {length('width', 'Slot width', 0.01, 2)}
            {length('height', 'Slot height', 0.005, 1)}
            <Field label="Shared walls">
              <Select
                value={ports.walls}
                onChange={({ target }) => set({ walls: walls[Number(target.value)] ?? 0 })}
              >
                {walls.map((count) => (
                  <option key={count} value={count}>
                    {wallNames[count]}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
        <QuantityField
          field={`${part}.qp`}
          label="Friction, QP"
          quantity="ratio"
          value={ports.qp ?? undefined}
          min={1}
          max={1000}
          optional
          placeholder="None"
          onChange={(qp) => set({ qp: qp ?? null }, 'qp')}
          onRelease={release}
        />
      </div>
      <Cut part={part} ports={ports} onUseQp={(qp) => set({ qp })} />
    </fieldset>
  )
}

type CutLengthProps = { cut: CutPorts }

function CutLength({ cut }: CutLengthProps) {
  const shown = useShown()
  const system = useUnitSystem()
  if (cut.refusal) return <span className="text-clip-ink">{cut.refusal.message}</span>
  return (
    <>
      <strong className="readout text-signal-ink">{shown.length(cut.length)}</strong>
      {cut.estimate && ` (estimate, leave ${system === 'metric' ? '20 mm' : '3/4 in'} to trim)`}
    </>
  )
}

type CutProps = { part: PortedPart; ports: SavedPorts; onUseQp: (qp: number) => void }

/** Shows the cut length of each port. */
function Cut({ part, ports, onUseQp }: CutProps) {
  const chamber = useDesign(({ box }) => box[chamberOf(part)])
  const air = useDesign((design) => design.air)
  const shown = useShown()
  const system = useUnitSystem()
  const cut = cutPorts(ports, chamber, airOf(air), shown.length)
  const usualQp = portQp(portOf(ports).shape)
  return (
    <div className="display grid gap-3 px-4 py-3">
      <Facts
        facts={[
          ['Cut each to', <CutLength key="length" cut={cut} />],
          ['Simple formula', shown.length(cut.lumped)],
          ['Area of all', showQuantity(cut.area, unitIn('area', system), 1)],
          ['Pipe resonance', `${Math.round(cut.pipeResonance)} Hz`],
        ]}
      />
      {ports.qp === null && (
        <Button size="sm" className="justify-self-start" onClick={() => onUseQp(usualQp)}>
          Include port losses (QP {usualQp})
        </Button>
      )}
    </div>
  )
}
