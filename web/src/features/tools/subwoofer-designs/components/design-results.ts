import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { radiatorFigures } from '#shared/tools/acoustics/passive-radiator.ts'
import { velocityBand } from '#shared/tools/acoustics/port-advice.ts'
import { airOf } from '#shared/tools/subwoofer-designs/engine-design.ts'
import { partsOfBox } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import { apparentVolume } from '#shared/tools/subwoofer-designs/ports-of-design.ts'
import type { ComputedDesign } from '../state/computed-design.ts'
import type { Shown } from '../state/shown-in.ts'

export type Result = {
  name: string
  value: string
  tone?: 'clip' | 'hot' | 'signal' | undefined
  /** The figures that designs are compared by, and how a difference is written. */
  amount?: number | undefined
  said?: (amount: number) => string
}

/** The results of a design, in the order of the strip. */
export function resultsOf({ saved, engine, figures }: ComputedDesign, shown: Shown): Result[] {
  const { kind, rear, front } = saved.box
  const parts = partsOfBox[kind]
  const driver = isRefusal(engine) ? undefined : engine.design.driver
  const share =
    driver?.xmax !== undefined && figures.excursion ? figures.excursion.value / driver.xmax : undefined
  const velocity = figures.portVelocity?.value
  const volume = rear.volume + (parts.front ? front.volume : 0)
  const tuning = parts.rearPorts && !parts.frontPorts ? saved.box.rearPorts.tuning : undefined
  const band = velocity === undefined ? undefined : velocityBand(velocity, saved.portLimit)
  return [
    { name: 'Net volume', value: shown.volume(volume), amount: volume, said: shown.volume },
    { name: 'Tuning', value: tuningOf(saved), amount: tuning, said: hertz },
    edge('f3', figures.f3),
    {
      ...levelOf(saved.cabin.kind === 'none' ? 'Peak' : 'Peak in the car', figures.cabinSpl?.value),
      tone: 'signal',
    },
    {
      name: 'Cone travel',
      value: travelOf(share, figures.excursion?.value, shown),
      amount: share ?? figures.excursion?.value,
      said: share === undefined ? shown.travel : (amount) => `${Math.round(amount * 100)}%`,
      tone: share !== undefined && share > 1 ? 'clip' : undefined,
    },
    {
      name: 'Port air',
      value: velocity === undefined ? '–' : shown.velocity(velocity),
      amount: velocity,
      said: shown.velocity,
      tone: band === 'red' || band === 'compressing' ? 'clip' : band === 'amber' ? 'hot' : undefined,
    },
    {
      name: 'Lowest load',
      value: figures.impedance ? `${figures.impedance.value.toFixed(1)} Ω` : '–',
      amount: figures.impedance?.value,
      said: (amount) => `${amount.toFixed(1)} Ω`,
    },
  ]
}

/** The results that are compared and printed beside the strip. */
export const furtherResultsOf = ({ figures }: ComputedDesign): Result[] => [
  edge('f6', figures.f6),
  edge('f10', figures.f10),
  levelOf('Peak outdoors at 1 m', figures.spl?.value),
  levelOf('Loudest within limits', figures.maxSpl?.value),
]

const hertz = (hz: number) => `${hz.toFixed(1)} Hz`

const edge = (name: string, hz: number | undefined): Result => ({
  name,
  value: hz === undefined ? '–' : hertz(hz),
  amount: hz,
  said: hertz,
})

const levelOf = (name: string, level: number | undefined): Result => ({
  name,
  value: level === undefined ? '–' : `${level.toFixed(1)} dB`,
  amount: level,
  said: (amount) => `${amount.toFixed(1)} dB`,
})

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
