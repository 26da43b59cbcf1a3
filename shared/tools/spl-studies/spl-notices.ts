import { acousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { splLevel, totalWatts } from './spl-level.ts'
import type { SplSystem } from './spl-study.ts'

/** Returns the reasons the level of a system at a frequency may be less than stated. */
export function splNotices(system: SplSystem, hz: number): string[] {
  const { predicted, ceiling } = splLevel(system, hz)
  const { ratedWatts, xmax, drivers, heat } = system
  const watts = totalWatts(system)
  const notices: string[] = []
  if (ratedWatts === undefined && xmax === undefined) notices.push(acousticsRefusal('limits_unknown').message)
  else if (ceiling === undefined)
    notices.push('Enter Sd, Xmax and the volume of the cabin to see how much air the level needs.')
  if (ceiling !== undefined && predicted > ceiling)
    notices.push(
      `The cones would need more than Xmax: the level is cut from ${predicted.toFixed(1)} to ${ceiling.toFixed(1)} dB.`,
    )
  if (ratedWatts !== undefined && watts > ratedWatts * drivers * (1 + 1e-9))
    notices.push(`This is more than the rated power of ${Math.round(ratedWatts * drivers)} W.`)
  if (heat.kind === 'coil' && ratedWatts === undefined)
    notices.push('Enter the rated power to see what the heat of the coils takes.')
  return notices
}
