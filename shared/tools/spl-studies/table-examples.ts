import { cabinGain } from '#shared/tools/acoustics/cabin.ts'
import { calculatorAccess, type ToolCaller } from '#shared/tools/pro-tools/calculator-access.ts'
import type { TableExample } from '#shared/tools/pro-tools/table-example.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { alternatorBalance } from '#shared/tools/wiring/alternator-balance.ts'
import { amplifierCurrent } from '#shared/tools/wiring/amplifier-current.ts'
import { dropLimit } from '#shared/tools/wiring/drop-limit.ts'
import { gaugeChoice } from '#shared/tools/wiring/gauge-choice.ts'
import { hearingTexts } from './hearing-texts.ts'
import { ampacityOf, fuseFor } from './spl-supply.ts'

/** The tables that decide what the SPL calculator says. */
export const calculatorTables = [
  'gate',
  'cabins',
  'ampacity',
  'fuses',
  'amplifiers',
  'supply',
  'hearing',
] as const

export type CalculatorTable = (typeof calculatorTables)[number]

const signed = (db: number) => `${db < 0 ? '−' : '+'}${Math.abs(db).toFixed(1)} dB`
const amperes = (value: number) => `${value.toFixed(1)} A`

/** Three results that a table decides, as the calculator would give them. */
export const tableExamples = (table: CalculatorTable, settings: ToolSettings): TableExample[] =>
  examples[table](settings)

const examples: Record<CalculatorTable, (settings: ToolSettings) => TableExample[]> = {
  gate: ({ gate }) =>
    (
      [
        ['A visitor', 'visitor'],
        ['A member', 'member'],
        ['A Pro member', 'full'],
      ] as const
    ).map(([name, caller]) => ({ name, result: accessWords(gate, caller) })),
  cabins: ({ cabins }) =>
    [20, 40, 60].map((hz) => ({
      name: `Gain at ${hz} Hz`,
      result: cabins.presets
        .map(({ name, ...cabin }) => `${name} ${signed(cabinGain({ kind: 'default', ...cabin }, hz))}`)
        .join(', '),
    })),
  ampacity: (settings) =>
    [30, 90, 240].map((current) => ({
      name: `${current} A over 1 m`,
      result: cableWords(current, settings),
    })),
  fuses: (settings) =>
    [30, 90, 240].map((load) => {
      const chosen = fuseFor(load, '4/0', settings)
      return {
        name: `${load} A continuous`,
        result: 'fuse' in chosen ? `${chosen.fuse} A fuse` : chosen.message,
      }
    }),
  amplifiers: ({ amplifiers }) =>
    (
      [
        ['Class AB, 1,000 W', 'ab', 'burp'],
        ['Class D, 1,000 W', 'd', 'burp'],
        ['Class D, 1,000 W of bass music', 'd', 'bass_music'],
      ] as const
    ).map(([name, kind, signal]) => {
      const { average } = amplifierCurrent({
        power: 1000,
        efficiency: amplifiers[kind].efficiency,
        supply: 13.8,
        duty: amplifiers.duty[signal],
      })
      return { name, result: amperes(average) }
    }),
  supply: ({ supply }) => {
    const left = (factor: number) =>
      amperes(alternatorBalance({ rated: 150, factor, vehicle: supply.vehicle }, 0).available)
    return [
      { name: 'A 150 A alternator leaves at idle', result: left(supply.idle) },
      { name: 'A 150 A alternator leaves at cruise', result: left(supply.cruise) },
      { name: 'Cables may drop at 13.8 V', result: `${dropLimit(13.8, supply.drop).toFixed(3)} V` },
    ]
  },
  hearing: ({ hearing }) =>
    [90, 115, 135].map((level) => ({
      name: `${level} dB`,
      result: hearingTexts(level, hearing).join('. ') || 'Nothing is said.',
    })),
}

function accessWords(gate: ToolSettings['gate'], caller: ToolCaller): string {
  const access = calculatorAccess(gate, caller)
  if (access.level === 'tries') {
    const way = access.opens === 'pro' ? 'go Pro' : 'log in'
    return `Example + ${access.tries} runs a day, then ${way}`
  }
  return access.level === 'all' ? 'Everything' : 'Quick and Target, unlimited'
}

function cableWords(current: number, { ampacity, supply }: ToolSettings): string {
  const { awg, runs, rule, carries } = gaugeChoice({
    material: 'ofc',
    length: 1,
    current,
    returnPath: 'wire',
    limit: dropLimit(13.8, supply.drop),
    ampacity: ampacityOf(ampacity),
  })
  const cables = runs === 1 ? `${awg} AWG` : `${runs} runs of ${awg} AWG`
  return `${cables} by ${rule}, carries ${Math.round(carries)} A`
}
