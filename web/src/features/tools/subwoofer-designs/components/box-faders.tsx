import { type PortedPart, partsOfBox } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import { LogFader } from '#web/features/tools/tool-projects/components/log-fader.tsx'
import { useDesign, useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { editChamber, editPorts } from './edit-design.ts'

/** Tenths of a liter are finer than anyone builds. */
const wholeTenths = (cubicMetres: number) => Math.round(cubicMetres * 1e4) / 1e4
const quarterHertz = (hz: number) => Math.round(hz * 4) / 4

/** The volume of each chamber and the tuning of its ports: what a box is tuned by first. */
export function BoxFaders() {
  const kind = useDesign(({ box }) => box.kind)
  const parts = partsOfBox[kind]
  return (
    <div className="grid gap-1">
      <VolumeFader part="rear" label={parts.front ? 'Rear volume' : 'Net volume'} />
      {parts.front && <VolumeFader part="front" label="Front volume" />}
      {parts.rearPorts && <TuningFader part="rearPorts" label={parts.front ? 'Rear tuning' : 'Tuning'} />}
      {parts.frontPorts && <TuningFader part="frontPorts" label="Front tuning" />}
    </div>
  )
}

function VolumeFader({ part, label }: { part: 'rear' | 'front'; label: string }) {
  const designer = useDesigner()
  const volume = useDesign(({ box }) => box[part].volume)
  const shown = useShown()
  return (
    <LogFader
      label={label}
      value={volume}
      min={0.003}
      max={0.6}
      format={shown.volume}
      snap={wholeTenths}
      onChange={(next) => designer.change(editChamber(part, { volume: next }), `${part}.volume`)}
      onRelease={designer.release}
    />
  )
}

function TuningFader({ part, label }: { part: PortedPart; label: string }) {
  const designer = useDesigner()
  const tuning = useDesign(({ box }) => box[part].tuning)
  return (
    <LogFader
      label={label}
      value={tuning}
      min={15}
      max={120}
      format={(hz) => `${Number(hz.toFixed(2))} Hz`}
      snap={quarterHertz}
      onChange={(next) => designer.change(editPorts(part, { tuning: next }), `${part}.tuning`)}
      onRelease={designer.release}
    />
  )
}
