import { subsonicFor } from '#shared/tools/diagrams/subsonic-for.ts'
import { loadRefusal } from '#shared/tools/wiring/amplifier-minimum.ts'
import type { SystemStudy, SystemSubwoofer } from './system-study.ts'
import { amplifierUnits, speakerUnits, subwooferWirings } from './system-units.ts'

type SupplyRule =
  | 'cables_short'
  | 'fuses_above_main'
  | 'power_above_fuses'
  | 'alternator_deficit'
  | 'supply_collapses'

export type SystemProblem = {
  rule:
    | 'no_amplifier'
    | 'channels_short'
    | 'uneven_subwoofers'
    | 'load_below_minimum'
    | 'power_outside'
    | 'inputs_short'
    | 'no_subsonic'
    | SupplyRule
  tone: 'danger' | 'warning'
  sentence: string
}

/** The continuous power of an amplifier that suits a driver, beside the rated power of the driver. */
export const suitingPower = { least: 0.5, most: 1.5 } as const

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Returns the mismatches within a system. */
export function systemProblems(study: SystemStudy): SystemProblem[] {
  return [...speakerProblems(study), ...subwooferProblems(study), ...signalProblems(study)]
}

function speakerProblems(study: SystemStudy): SystemProblem[] {
  const speakers = speakerUnits(study)
  const units = amplifierUnits(study, 'speakers')
  if (speakers.length === 0) return []
  if (units.length === 0) return [noAmplifier('the speakers')]
  const outputs = units.flatMap((unit) => unit.outputs.map((output) => ({ unit, output })))
  if (outputs.length < speakers.length)
    return [
      {
        rule: 'channels_short',
        tone: 'danger',
        sentence: `${counted(speakers.length, 'speaker needs a channel', 'speakers need a channel each')}, and the amplifiers have ${outputs.length}.`,
      },
    ]
  return speakers.flatMap(({ speaker, name }, at): SystemProblem[] => {
    const on = outputs[at]
    if (!on) return []
    const { amplifier } = on.unit
    const refusal = loadRefusal(
      { name: on.unit.name, minPerChannel: amplifier.lowest },
      on.output.bridged,
      speaker.ohms,
    )
    const power = powerProblem(name, amplifier.watts / on.unit.outputs.length, speaker.watts)
    return [...(refusal ? [below(refusal.message)] : []), ...power]
  })
}

function subwooferProblems(study: SystemStudy): SystemProblem[] {
  const { subwoofers } = study
  if (!subwoofers) return []
  const units = amplifierUnits(study, 'subwoofers')
  if (units.length === 0) return [noAmplifier('the subwoofers')]
  const wirings = subwooferWirings(study)
  if (!wirings?.chosen) {
    const outputs = units.reduce((sum, unit) => sum + unit.outputs.length, 0)
    return [
      {
        rule: 'uneven_subwoofers',
        tone: 'danger',
        sentence: `${counted(subwoofers.count, 'subwoofer', 'subwoofers')} cannot be divided evenly between ${counted(outputs, 'output', 'outputs')}.`,
      },
    ]
  }
  const { chosen, perOutput } = wirings
  const onAmplifiers = units.flatMap(({ amplifier, name, outputs }): SystemProblem[] => {
    const [output] = outputs
    const refusal =
      output && loadRefusal({ name, minPerChannel: amplifier.lowest }, output.bridged, chosen.load)
    const each = amplifier.watts / (outputs.length * perOutput)
    return [
      ...(refusal ? [below(refusal.message)] : []),
      ...powerProblem(subwoofers.name, each, subwoofers.watts),
    ]
  })
  return [...onAmplifiers, ...subsonicProblem(subwoofers)]
}

/** Nothing in the designer filters what lies below the tuning of a vented box. */
function subsonicProblem({ name, box, tuning }: SystemSubwoofer): SystemProblem[] {
  if (box !== 'vented') return []
  return [
    {
      rule: 'no_subsonic',
      tone: 'warning',
      sentence: `${name} is in a vented box. Set a subsonic filter at ${subsonicFor(tuning)} Hz on its amplifier or in the DSP.`,
    },
  ]
}

/** Each output of the DSP, or of the head unit, feeds two channels. */
function signalProblems(study: SystemStudy): SystemProblem[] {
  const needed = [...amplifierUnits(study, 'speakers'), ...amplifierUnits(study, 'subwoofers')].reduce(
    (sum, { amplifier }) => sum + Math.ceil(amplifier.channels / 2),
    0,
  )
  const { dsp, headUnit } = study
  const [source, has] = dsp ? [dsp.name, dsp.outputs] : [headUnit.name, headUnit.outputs]
  if (needed <= has) return []
  return [
    {
      rule: 'inputs_short',
      tone: 'warning',
      sentence: `The amplifiers take ${counted(needed, 'pair', 'pairs')} of RCA, and ${source} gives ${has}. Some need a splitter.`,
    },
  ]
}

const noAmplifier = (what: string): SystemProblem => ({
  rule: 'no_amplifier',
  tone: 'danger',
  sentence: `No amplifier drives ${what}.`,
})

const below = (sentence: string): SystemProblem => ({ rule: 'load_below_minimum', tone: 'danger', sentence })

function powerProblem(name: string, watts: number, rated: number): SystemProblem[] {
  const share = watts / rated
  if (share >= suitingPower.least - 1e-9 && share <= suitingPower.most + 1e-9) return []
  return [
    {
      rule: 'power_outside',
      tone: 'warning',
      sentence: `${name} gets ${Math.round(watts)} W and is rated for ${Math.round(rated)} W. Between ${Math.round(rated * suitingPower.least)} and ${Math.round(rated * suitingPower.most)} W suit it.`,
    },
  ]
}
