import * as z from 'zod/mini'
import { runScore } from '#shared/competitions/runs/run-score.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import type { Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { type ImportCells, lineWords } from './import-rows.ts'
import {
  disqualifying,
  type Found,
  frequencyIn,
  type NoScore,
  noScoreOf,
  readDay,
  readFrequency,
  readNumber,
  readScore,
  readViolations,
  scoreAndFrequency,
  withoutDash,
} from './read-cells.ts'
import { type ImportColumns, type ImportField, type ImportKind, runFields } from './result-import.ts'

/** The contents of a line of a file. */
export const ImportRow = z.object({
  lineNo: z.int(),
  leagueNumber: z.optional(z.string()),
  number: z.optional(z.int()),
  name: z.string(),
  classKey: z.string(),
  scoreHundredths: z.int(),
  frequencyTenthsHz: z.optional(z.int()),
  runNo: z.int(),
  violations: z.array(z.string()),
  /** As the file says it, and once it is planned, as it follows from the scores. */
  place: z.optional(z.int()),
  on: z.optional(z.iso.date()),
  /** True if it counts for nothing; missing in lines from before a violation could say so. */
  isZero: z.optional(z.boolean()),
  /** Every run beside it, the best first, which separates equal scores. */
  bestFirst: z.optional(z.array(z.int())),
})
export type ImportRow = z.infer<typeof ImportRow>

/** A class with what its scores are read and placed by. */
export type TargetClass = {
  classKey: string
  name: string
  isMetered: boolean
  /** Missing where the rulebook does not know the class. */
  format?: CompetitionFormat | undefined
  ceilingHundredths?: number | undefined
}

/** The settings a file is read with. */
export type ImportTarget = {
  kind: ImportKind
  columns: ImportColumns
  classes: readonly TargetClass[]
  violations: readonly Violation[]
}

/** A line with a figure, one that says why there is none, or the problem with it. */
export type ReadRow = { row: ImportRow; noScore?: NoScore } | { problem: string }

const longestName = 80

type Cell = (field: ImportField) => string

/** The name in one cell, or in two. */
const nameIn = (cell: Cell) =>
  cell('name') || [cell('first_name'), cell('last_name')].filter((part) => part !== '').join(' ')

type Figures = {
  score: Found<number>
  noScore?: NoScore | undefined
  frequency?: string
  bestFirst?: number[] | undefined
}

/** The runs that stand side by side in a line of results. */
function runsIn(cell: Cell, isMetered: boolean): Found<number>[] {
  return runFields
    .map((field) => scoreAndFrequency(cell(field))[0])
    .filter((text) => text !== '' && noScoreOf(text) === undefined)
    .map((text) => readScore(text, isMetered))
}

/** The score of runs as the format counts them, where the file gives none. */
function scoreOfRuns(runs: readonly number[], of: TargetClass | undefined): Found<number> {
  const counted = runs.map((keptHundredths, at) => ({
    runNo: at + 1,
    revision: 1,
    keptHundredths,
    bonusHundredths: 0,
  }))
  const found =
    of?.format && runScore(counted, { format: of.format, ceilingHundredths: of.ceilingHundredths })
  return found ? { value: found.score.sumHundredths } : { problem: 'The score is missing.' }
}

function figuresOf(cell: Cell, text: string, of: TargetClass | undefined): Figures {
  const isMetered = of?.isMetered ?? true
  const [score, frequency] = scoreAndFrequency(text)
  const runs = runsIn(cell, isMetered)
  const broken = runs.find(({ problem }) => problem !== undefined)
  if (broken) return { score: broken }
  const values = runs.map(({ value = 0 }) => value)
  const less = of?.format?.betterIs === 'less'
  const bestFirst = values.length > 0 ? values.toSorted((a, b) => (less ? a - b : b - a)) : undefined
  const noScore = noScoreOf(score) ?? (score === '' && values.length === 0 ? noRuns(cell) : undefined)
  if (noScore) return { score: {}, noScore }
  return {
    score: score === '' && values.length > 0 ? scoreOfRuns(values, of) : readScore(score, isMetered),
    frequency,
    bestFirst,
  }
}

/** The word in place of the runs, if they all have one. */
const noRuns = (cell: Cell) =>
  runFields.map((field) => noScoreOf(cell(field))).find((one) => one !== undefined)

/** The meaning of a line, or its problem: `Line 14: "S9" is not a class of this event.` */
export function readRow(line: ImportCells, target: ImportTarget): ReadRow {
  const { lineNo, part, cells } = line
  const { kind, columns, classes, violations: known } = target
  const whole: Cell = (field) => {
    const at = columns[field]
    return (at === undefined ? '' : (cells[at] ?? '')).trim()
  }
  const cell: Cell = (field) => withoutDash(whole(field))
  const wanted = cell('class')
  const found = classes.find(({ classKey, name }) => [fold(classKey), fold(name)].includes(fold(wanted)))
  const own = part === undefined ? undefined : runFields[part - 1]
  const figures = own
    ? figuresOf(() => '', whole(own), found)
    : figuresOf(kind === 'runs' ? () => '' : whole, whole('score'), found)
  const frequency = readFrequency(frequencyIn(cell('frequency')) || (figures.frequency ?? ''))
  const run = readNumber(cell('run'), 'run', 10)
  const number = readNumber(cell('number').replace(/^#/, ''), 'number', 999)
  const place = readNumber(cell('place').replace(/(?:st|nd|rd|th|\.)$/i, ''), 'place', 999)
  const ruled = ruling(cell('violation'), figures, target)
  const day = readDay(cell('date'))
  const leagueNumber = cell('league_number')
  const name = nameIn(cell)
  const problem =
    (found ? undefined : `"${wanted}" is not a class of this event.`) ??
    (leagueNumber === '' && number.value === undefined && name === ''
      ? (number.problem ?? 'It does not say who it was.')
      : undefined) ??
    (name.length > longestName ? `A name has at most ${longestName} characters.` : undefined) ??
    ruled.problem ??
    number.problem ??
    run.problem ??
    frequency.problem ??
    (ruled.noScore ? undefined : place.problem) ??
    day.problem
  if (problem !== undefined) return { problem: `${lineWords(line)}: ${problem}` }
  const { violations } = ruled
  const isZeroed = known.some(({ code, effect }) => effect === 'zero_run' && violations.includes(code))
  const scoreHundredths = kind === 'results' && isZeroed ? 0 : (ruled.score ?? 0)
  return {
    row: {
      lineNo,
      ...(leagueNumber && { leagueNumber }),
      ...(number.value !== undefined && { number: number.value }),
      name,
      classKey: found?.classKey ?? '',
      scoreHundredths,
      ...(frequency.value !== undefined && { frequencyTenthsHz: frequency.value }),
      // A result has no number of a run, whatever stands beside it.
      runNo: kind === 'runs' ? (part ?? run.value ?? 1) : 1,
      violations,
      ...(place.value !== undefined && { place: place.value }),
      ...(day.value && { on: day.value }),
      // A target that is met leaves nothing.
      ...(kind === 'results' && {
        isZero: isZeroed || (scoreHundredths === 0 && found?.format?.betterIs !== 'less'),
      }),
      ...(figures.bestFirst && { bestFirst: figures.bestFirst }),
    },
    ...(ruled.noScore && { noScore: ruled.noScore }),
  }
}

type Ruled = { problem?: string | undefined; noScore?: NoScore; score?: number; violations: string[] }

/**
 * What a disqualification makes of a line. A run keeps its figure with the violation that takes its entry out; a result
 * has no score then.
 */
function ruling(text: string, { score, noScore }: Figures, { kind, violations: known }: ImportTarget): Ruled {
  const word = noScoreOf(text)
  const isOut = noScore === 'disqualified' || word === 'disqualified'
  if (kind === 'runs' && isOut) {
    const { value, problem } = disqualifying(text || 'DQ', known)
    return {
      problem: problem ?? (noScore ? undefined : score.problem),
      score: score.value ?? 0,
      violations: value ? [value] : [],
    }
  }
  const without = isOut ? 'disqualified' : (noScore ?? word)
  if (without) return { noScore: without, violations: [] }
  const { value: violations = [], problem } = readViolations(text, known)
  const out = known.some(({ code, effect }) => effect === 'disqualify' && violations.includes(code))
  if (kind === 'results' && out) return { noScore: 'disqualified', violations: [] }
  return {
    problem: score.problem ?? problem,
    ...(score.value !== undefined && { score: score.value }),
    violations,
  }
}
