import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { powerNetwork } from '#shared/tools/diagrams/power-network.ts'
import { wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { laidOutSystem } from './laid-out-system.ts'
import type { SystemProblem } from './system-problems.ts'
import type { SystemStudy } from './system-study.ts'
import { smallFuse, systemSupply } from './system-supply.ts'

/** The voltage by which the fuses of an amplifier bound its power. */
const fusesAt = 13.8

/** Returns the mismatches between the amplifiers and their supply. */
export function supplyProblems(study: SystemStudy, tables: DiagramTables): SystemProblem[] {
  const { branches, main, alternator, average, deficit } = systemSupply(study, tables)
  const cables = [
    ...(main ? [{ name: 'the amplifiers', cable: main }] : []),
    ...(branches.length > 1 ? branches.map(({ unit, cable }) => ({ name: unit.name, cable })) : []),
    { name: 'the alternator', cable: alternator },
  ]
  const behind = branches.reduce((sum, { cable }) => sum + cable.fuse * cable.runs, study.dsp ? smallFuse : 0)
  const before = main ? main.fuse * main.runs : 0
  // The sag depends on the battery and on every cable, so it is calculated as in the diagram that the system
  // becomes.
  const network = powerNetwork(wiringOf(laidOutSystem(study, tables)), tables)
  return [
    ...(network.amplifiers.some(({ collapses }) => collapses)
      ? [
          {
            rule: 'supply_collapses',
            tone: 'danger',
            sentence:
              'The battery cannot deliver this power through these cables: the voltage collapses at full power.',
          } as const,
        ]
      : []),
    ...cables
      .filter(({ cable }) => cable.isBeyond)
      .map(
        ({ name, cable }): SystemProblem => ({
          rule: 'cables_short',
          tone: 'danger',
          sentence: `Eight cables with standard fuses do not carry the ${Math.round(cable.current)} A of ${name}.`,
        }),
      ),
    ...(main && behind > before + 1e-9
      ? [
          {
            rule: 'fuses_above_main',
            tone: 'danger',
            sentence: `The fuses of the amplifiers add up to ${behind} A, and the main fuse has ${before} A.`,
          } as const,
        ]
      : []),
    ...study.amplifiers.flatMap(({ name, class: kind, watts, fuses }): SystemProblem[] => {
      const amperes = fuses.reduce((sum, one) => sum + one, 0)
      const most = amperes * fusesAt * tables.amplifiers[kind].efficiency
      if (amperes === 0 || watts <= most + 1e-9) return []
      return [
        {
          rule: 'power_above_fuses',
          tone: 'warning',
          sentence: `The fuses of ${name} allow ${Math.floor(most)} W at most, so that ${Math.round(watts)} W are not continuous. Enter the rms figure.`,
        },
      ]
    }),
    ...(deficit.cruise > 0
      ? [
          {
            rule: 'alternator_deficit',
            tone: 'warning',
            sentence: `The amplifiers take ${Math.round(average)} A on average, ${Math.ceil(deficit.cruise)} A more than the alternator leaves for them. The battery empties.`,
          } as const,
        ]
      : []),
  ]
}
