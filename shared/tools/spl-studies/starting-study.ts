import { cabinCorners, cabinLeak } from '#shared/tools/acoustics/cabin-bounds.ts'
import type { SplStudy, SplSystem } from './spl-study.ts'

/** Two twelves on 500 W in a midsize car. */
export const startingSystem: SplSystem = {
  name: 'System A',
  sensitivity: 87,
  drivers: 2,
  watts: 500,
  wattsOf: 'all',
  box: { kind: 'gain', db: 0 },
  cabin: { kind: 'default', corner: cabinCorners.midsize, leak: cabinLeak },
  cabinVolume: 3,
  distance: 1,
  heat: { kind: 'none' },
  sd: 0.048,
  xmax: 0.014,
  ratedWatts: 500,
  amplifier: 'd',
  supply: 13.8,
  supplyResistance: 0.01,
  cableLength: 5,
  signal: 'bass_music',
}

/** The study the calculator opens with: the worked example. */
export const startingStudy: SplStudy = {
  schema: 1,
  mode: 'quick',
  systems: [startingSystem],
  hz: 40,
  target: 130,
  meter: { levels: [118, 118], inPhase: false },
}
