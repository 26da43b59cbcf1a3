import { outputsOf } from '#shared/tools/diagrams/port.ts'
import { lowestLoad } from '#shared/tools/wiring/amplifier-minimum.ts'
import { type DriverWiring, driverWirings } from '#shared/tools/wiring/driver-wirings.ts'
import type { SystemAmplifier, SystemSpeaker, SystemStudy } from './system-study.ts'

/** One amplifier of a study, with the parts on it. */
export type AmplifierUnit = {
  amplifier: SystemAmplifier
  name: string
  /** The number of bridged pairs of its channels. */
  bridged: number
  outputs: ReturnType<typeof outputsOf>
}

/** A number tells equal parts apart, within the length of a name. */
export const numbered = (name: string, at: number, count: number) =>
  count > 1 ? `${name.slice(0, 57).trimEnd()} ${at + 1}` : name

/** Every amplifier by itself, in the order of the study. */
export const amplifierUnits = (
  { amplifiers }: Pick<SystemStudy, 'amplifiers'>,
  drives: SystemAmplifier['drives'],
): AmplifierUnit[] =>
  amplifiers
    .filter((one) => one.drives === drives)
    .flatMap((amplifier) =>
      Array.from({ length: amplifier.count }, (_, at) => {
        const bridged = amplifier.bridged ? Math.floor(amplifier.channels / 2) : 0
        return {
          amplifier,
          name: numbered(amplifier.name, at, amplifier.count),
          bridged,
          outputs: outputsOf({ channels: amplifier.channels, bridged }),
        }
      }),
    )

/** Every speaker by itself. */
export const speakerUnits = ({ speakers }: Pick<SystemStudy, 'speakers'>) =>
  speakers.flatMap((speaker: SystemSpeaker) =>
    Array.from({ length: speaker.count }, (_, at) => ({
      speaker,
      name: numbered(speaker.name, at, speaker.count),
    })),
  )

export type SubwooferWirings = {
  /** The number of drivers on each output. */
  perOutput: number
  outputs: number
  /** Ω */
  least: number
  /** Every balanced network, lowest load first, and the one that holds. */
  all: DriverWiring[]
  chosen: DriverWiring | undefined
}

/**
 * Returns how the subwoofers can be wired; undefined if they cannot be divided evenly between the outputs.
 */
export function subwooferWirings(study: SystemStudy): SubwooferWirings | undefined {
  const { subwoofers } = study
  const units = amplifierUnits(study, 'subwoofers')
  const outputs = units.reduce((sum, unit) => sum + unit.outputs.length, 0)
  if (!subwoofers || outputs === 0 || subwoofers.count % outputs !== 0) return undefined
  const perOutput = subwoofers.count / outputs
  const least = Math.max(
    ...units.flatMap(({ amplifier, outputs: own }) =>
      own.map(({ bridged }) => lowestLoad(amplifier.lowest, bridged)),
    ),
  )
  const all = driverWirings(perOutput, subwoofers.coils, subwoofers.ohms).sort(
    (one, other) => one.load - other.load,
  )
  const { wiring } = subwoofers
  const chosen =
    all.find(({ coils, series }) => coils === wiring?.coils && series === wiring.series) ??
    all.find(({ load }) => load >= least - 1e-9) ??
    all.at(-1)
  return { perOutput, outputs, least, all, chosen }
}
