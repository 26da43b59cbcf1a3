import { isRefusal } from '#shared/acoustics/acoustics-refusal.ts'
import { radiatorFigures } from '#shared/acoustics/passive-radiator.ts'
import { velocityBand } from '#shared/acoustics/port-advice.ts'
import { airOf } from '#shared/subwoofer-designs/engine-design.ts'
import { partsOfBox } from '#shared/subwoofer-designs/parts-of-box.ts'
import { apparentVolume } from '#shared/subwoofer-designs/ports-of-design.ts'
import { cx } from '#web/ui/cx.ts'
import type { ComputedDesign } from '../state/computed-design.ts'
import { useActive } from '../state/use-designer.ts'
import { type Shown, useShown } from '../state/use-shown.ts'

export type Result = { name: string; value: string; tone?: 'clip' | 'hot' | undefined }

/** What a design comes to, in the order of the strip. */
export function resultsOf({ saved, engine, figures }: ComputedDesign, shown: Shown): Result[] {
  const { kind, rear, front } = saved.box
  const parts = partsOfBox[kind]
  const driver = isRefusal(engine) ? undefined : engine.design.driver
  const share =
    driver?.xmax !== undefined && figures.excursion ? figures.excursion.value / driver.xmax : undefined
  const velocity = figures.portVelocity?.value
  const band = velocity === undefined ? undefined : velocityBand(velocity, saved.portLimit)
  return [
    { name: 'Net volume', value: shown.volume(rear.volume + (parts.front ? front.volume : 0)) },
    { name: 'Tuning', value: tuningOf(saved) },
    { name: 'f3', value: figures.f3 === undefined ? '–' : `${figures.f3.toFixed(1)} Hz` },
    {
      name: saved.cabin.kind === 'none' ? 'Peak' : 'Peak in the car',
      value: figures.cabinSpl ? `${figures.cabinSpl.value.toFixed(1)} dB` : '–',
    },
    {
      name: 'Cone travel',
      value: travelOf(share, figures.excursion?.value, shown),
      tone: share !== undefined && share > 1 ? 'clip' : undefined,
    },
    {
      name: 'Port air',
      value: velocity === undefined ? '–' : shown.velocity(velocity),
      tone: band === 'red' || band === 'compressing' ? 'clip' : band === 'amber' ? 'hot' : undefined,
    },
    { name: 'Lowest load', value: figures.impedance ? `${figures.impedance.value.toFixed(1)} Ω` : '–' },
  ]
}

function travelOf(share: number | undefined, travel: number | undefined, shown: Shown): string {
  if (share !== undefined) return `${Math.round(share * 100)}% of Xmax`
  return travel === undefined ? '–' : shown.travel(travel)
}

function tuningOf({ box, air }: ComputedDesign['saved']): string {
  const parts = partsOfBox[box.kind]
  const hertz = (hz: number) => `${Number(hz.toFixed(1))} Hz`
  if (parts.radiator) return hertz(radiatorFigures(box.radiator, apparentVolume(box.rear), airOf(air)).fp)
  if (parts.rearPorts && parts.frontPorts)
    return `${Number(box.rearPorts.tuning.toFixed(1))} / ${hertz(box.frontPorts.tuning)}`
  if (parts.frontPorts) return hertz(box.frontPorts.tuning)
  return parts.rearPorts ? hertz(box.rearPorts.tuning) : 'none'
}

/** The figures that are looked at after each change; they stay in sight. */
export function ResultStrip() {
  const active = useActive()
  const shown = useShown()
  const dimmed = isRefusal(active.engine)
  return (
    <dl
      aria-label={`Results of ${active.saved.name}`}
      className={cx(
        'display sticky top-[var(--header)] z-10 flex flex-wrap gap-x-6 gap-y-1 px-4 py-2',
        dimmed && 'opacity-60',
      )}
    >
      {resultsOf(active, shown).map(({ name, value, tone }) => (
        <div key={name}>
          <dt className="label text-faint">{name}</dt>
          <dd
            className={cx(
              'readout whitespace-nowrap',
              tone === 'clip' ? 'text-clip-ink' : tone === 'hot' ? 'text-warn-ink' : 'text-signal-ink',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
