import { levelBand, levelCeiling } from '#shared/tools/spl-studies/spl-level.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { splSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { splTarget } from '#shared/tools/spl-studies/spl-target.ts'
import { showQuantity } from '#shared/tools/units/show-quantity.ts'
import { unitIn } from '#shared/tools/units/unit.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { useDesk } from '../state/use-calculator.ts'
import { Readings } from './readings.tsx'
import { wattsText } from './watts-text.ts'

export type TargetDisplayProps = { system: SplSystem; hz: number; target: number }

/** Shows what a level requires of a system. */
export function TargetDisplay({ system, hz, target }: TargetDisplayProps) {
  const { settings } = useDesk()
  const units = useUnitSystem()
  const { watts, swept, travel } = splTarget(system, target, hz)
  const ceiling = levelCeiling(system, hz)
  const { drivers, xmax } = system
  const current = watts === undefined ? undefined : splSupply(system, settings, watts).current
  const far =
    travel === undefined ? '–' : showQuantity(travel, unitIn('travel', units), units === 'metric' ? 1 : 2)
  return (
    <div className="display sticky top-[calc(var(--header)+3rem)] z-10 grid items-center gap-x-6 gap-y-1 px-4 py-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="label text-faint">
          Power for {target.toFixed(1)} ±{levelBand(system)} dB at {Number(hz.toFixed(1))} Hz
        </p>
        <p className="readout text-2xl leading-tight text-signal-ink sm:text-3xl">
          {watts === undefined ? 'Out of reach' : wattsText(watts)}
        </p>
        <p className="text-sm text-dim">
          {watts === undefined
            ? 'More power would only add heat.'
            : drivers > 1
              ? `${wattsText(watts / drivers)} for each of ${drivers} drivers`
              : 'for one driver'}
        </p>
      </div>
      <Readings
        label={`What ${system.name} needs`}
        readings={[
          ['Air to move', swept === undefined ? '–' : showQuantity(swept, unitIn('volume', units), 2)],
          ['Travel of each cone', far],
          [
            'Of Xmax',
            travel === undefined || xmax === undefined ? '–' : `${Math.round((travel / xmax) * 100)}%`,
          ],
          ['Ceiling', ceiling === undefined ? '–' : `${ceiling.toFixed(1)} dB`],
          ['Supply', current === undefined ? '–' : `${Math.round(current)} A`],
        ]}
      />
    </div>
  )
}
