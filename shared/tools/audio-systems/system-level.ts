import { cabinLeak, firstCabinMode } from '#shared/tools/acoustics/cabin-bounds.ts'
import { splLevel } from '#shared/tools/spl-studies/spl-level.ts'
import { startingSystem } from '#shared/tools/spl-studies/starting-study.ts'
import type { SystemStudy } from './system-study.ts'
import { amplifierUnits } from './system-units.ts'

/** The frequency at which the level of a system is stated, Hz. */
export const levelHz = 40

/** About how loud the subwoofers get in the cabin at 40 Hz, dB; undefined where their sensitivity is not known. */
export function systemLevel(study: SystemStudy): number | undefined {
  const { subwoofers, vehicle } = study
  if (subwoofers?.sensitivity === undefined) return undefined
  const watts = amplifierUnits(study, 'subwoofers').reduce((sum, { amplifier }) => sum + amplifier.watts, 0)
  if (watts === 0) return undefined
  const { sd: _, xmax: __, ...system } = startingSystem
  return splLevel(
    {
      ...system,
      sensitivity: subwoofers.sensitivity,
      drivers: subwoofers.count,
      watts,
      cabin: { kind: 'default', corner: firstCabinMode(vehicle.cabinLength), leak: cabinLeak },
      cabinVolume: vehicle.cabinVolume,
    },
    levelHz,
  ).level
}
