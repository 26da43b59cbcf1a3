import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { airOf } from '#shared/tools/subwoofer-designs/engine-design.ts'
import { modelEnd } from '#shared/tools/subwoofer-designs/model-end.ts'
import { useActive } from '../state/use-designer.ts'

/** Lists the assumptions behind the figures of the active design. */
export function ConventionList() {
  const { saved, engine } = useActive()
  const { density, speed } = airOf(saved.air)
  const limit = modelEnd(saved)
  return (
    <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-dim">
      <li>
        Air at {saved.air} °C: {density.toFixed(4)} kg/m³, sound travels {speed.toFixed(1)} m/s.
      </li>
      <li>The drive is √(P·Re) volts rms, unless you choose another convention.</li>
      <li>Level is rms, in half space at 1 m, unless the cabin is on. Inductance counts in it.</li>
      <li>Cone travel and air speed are peaks, one way. Volumes are net air.</li>
      <li>
        Cone, box and port are small against the wavelength
        {!isRefusal(engine) && `: standing waves start near ${Math.round(limit)} Hz here, above the model`}.
      </li>
      <li>The model leaves out compression in the port, changes of Bl with travel, and flexing walls.</li>
    </ul>
  )
}
