import { levelBand, splLevel, totalWatts } from '#shared/tools/spl-studies/spl-level.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { splSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { Meter } from '#web/ui/meter.tsx'
import { useDesk } from '../state/use-calculator.ts'
import { Readings } from './readings.tsx'
import { wattsText } from './watts-text.ts'

export type ResultDisplayProps = { system: SplSystem; hz: number }

/** The level with its band, and what it requires. It stays in view while the terms are changed. */
export function ResultDisplay({ system, hz }: ResultDisplayProps) {
  const { settings } = useDesk()
  const { level, ceiling } = splLevel(system, hz)
  const { current } = splSupply(system, settings)
  const said = `${level.toFixed(1)} dB`
  return (
    <div className="display sticky top-[calc(var(--header)+3rem)] z-10 grid items-center gap-x-6 gap-y-1 px-4 py-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="label text-faint">{system.name}</p>
        <p className="readout text-2xl leading-tight text-signal-ink sm:text-3xl">
          {said} <span className="text-base text-dim">±{levelBand(system)} dB</span>
        </p>
        <Meter
          label="Level"
          className="max-sm:hidden"
          value={Number(level.toFixed(1))}
          min={90}
          max={150}
          valueText={said}
        />
      </div>
      <Readings
        label={`Result of ${system.name}`}
        readings={[
          ['At', `${Number(hz.toFixed(1))} Hz`],
          ['Ceiling', ceiling === undefined ? '–' : `${ceiling.toFixed(1)} dB`],
          ['Power', wattsText(totalWatts(system))],
          ['Supply', `${Math.round(current)} A`],
        ]}
      />
    </div>
  )
}
