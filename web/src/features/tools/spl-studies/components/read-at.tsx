import { band } from '#shared/tools/spl-studies/band.ts'
import { Fader } from '#web/ui/fader.tsx'
import { useDesk, useStudy } from '../state/use-calculator.ts'

/** The frequency that the level is read at. */
export function ReadAt() {
  const { calculator } = useDesk()
  const { hz } = useStudy()
  return (
    <Fader
      label="Read at"
      value={hz}
      min={band.from}
      max={band.to}
      step={0.5}
      format={(value) => `${value.toFixed(1)} Hz`}
      onChange={(value) => calculator.change({ hz: value }, 'hz')}
      onPointerUp={calculator.release}
      onKeyUp={calculator.release}
      onBlur={calculator.release}
    />
  )
}
