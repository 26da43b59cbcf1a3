import { MeasuredCabinField } from '#web/features/tools/tool-projects/components/measured-cabin-field.tsx'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'

/** A cabin as someone measured it. */
export function CabinImport() {
  const { calculator, parts } = useDesk()
  const { cabin } = useSystem()
  if (!parts.extras) return <ProNote what="Measured cabin curves, which halve the band to ±1.5 dB" />
  return <MeasuredCabinField cabin={cabin} onRead={(read) => calculator.changeSystem({ cabin: read })} />
}
