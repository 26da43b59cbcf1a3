import { useDeferredValue, useMemo } from 'react'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { boxForEbp } from '#shared/tools/acoustics/box-advice.ts'
import { driverFigures } from '#shared/tools/acoustics/driver-figures.ts'
import { alignedBoxes } from '#shared/tools/subwoofer-designs/aligned-boxes.ts'
import { boxKindNames, freeBoxKinds } from '#shared/tools/subwoofer-designs/box-kind-names.ts'
import { partsOfBox } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import { BoxKind } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { LoudestSection } from '../loudest/loudest-section.tsx'
import { useActive, useDesign, useDesigner } from '../state/use-designer.ts'
import { BoxFaders } from './box-faders.tsx'
import { ChamberFields } from './chamber-fields.tsx'
import { editBox } from './edit-design.ts'
import { PortFields } from './port-fields.tsx'
import { RadiatorFields } from './radiator-fields.tsx'

export type BoxPanelProps = {
  /** True when all kinds of box are open to the reader. It is undefined until that is known. */
  isPro: boolean | undefined
}

/** The box: its faders, its type, each of its parts, and responses by name. */
export function BoxPanel({ isPro }: BoxPanelProps) {
  const designer = useDesigner()
  const kind = useDesign(({ box }) => box.kind)
  const parts = partsOfBox[kind]
  const rearName = parts.front ? 'Rear chamber' : 'Box'
  const isLocked = (one: BoxKind) => isPro === false && !freeBoxKinds.includes(one) && one !== kind
  return (
    <div className="grid gap-5">
      <BoxFaders />
      <div className="grid gap-3">
        <Field label="Box type">
          <Select
            value={kind}
            onChange={({ target }) => designer.change(editBox({ kind: BoxKind.parse(target.value) }))}
          >
            {BoxKind.options.map((one) => (
              <option key={one} value={one} disabled={isLocked(one)}>
                {boxKindNames[one]}
                {isLocked(one) ? ' (Pro)' : ''}
              </option>
            ))}
          </Select>
        </Field>
        <Proposal />
        {isPro === false && <ProNote what="Passive radiator & bandpass" />}
      </div>
      <ChamberFields part="rear" name={rearName} />
      {parts.rearPorts && (
        <PortFields part="rearPorts" name={parts.front ? 'Ports of the rear chamber' : 'Ports'} />
      )}
      {parts.radiator && <RadiatorFields />}
      {parts.front && <ChamberFields part="front" name="Front chamber" />}
      {parts.frontPorts && <PortFields part="frontPorts" name="Ports of the front chamber" />}
      <Alignments />
      <LoudestSection isPro={isPro} />
    </div>
  )
}

const proposals = {
  sealed: 'below 50, so it asks for a sealed box.',
  vented: 'above 100, so it asks for a vented box.',
  either: 'between 50 and 100, so sealed and vented boxes both work.',
}

/** Proposes the box that suits the driver, and says why. */
function Proposal() {
  const { engine } = useActive()
  if (isRefusal(engine)) return null
  const { ebp } = driverFigures(engine.whole.one)
  return (
    <p className="text-sm text-dim">
      The EBP of this driver is {Math.round(ebp)}, {proposals[boxForEbp(ebp)]}
    </p>
  )
}

function Alignments() {
  const designer = useDesigner()
  // Finding them takes longer than the curves of a design; while someone drags, the charts come first.
  const { saved } = useDeferredValue(useActive())
  const aligned = useMemo(() => alignedBoxes(saved), [saved])
  if (aligned.length === 0) return null
  const refusals = aligned.flatMap(({ name, box }) =>
    isRefusal(box) ? [{ name, message: box.message }] : [],
  )
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">Responses to start with</p>
      <div className="flex flex-wrap gap-2">
        {aligned.map(({ name, box }) => (
          <Button
            key={name}
            size="sm"
            disabled={isRefusal(box)}
            onClick={() => !isRefusal(box) && designer.change(editBox(box))}
          >
            {name}
          </Button>
        ))}
      </div>
      {refusals.length > 0 && (
        <details className="text-sm">
          <summary className="link">Why unavailable?</summary>
          <ul className="mt-2 grid gap-1 text-dim">
            {refusals.map(({ name, message }) => (
              <li key={name}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
