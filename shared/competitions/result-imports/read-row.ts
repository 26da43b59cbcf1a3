import * as z from 'zod/mini'
import type { CsvRow } from '#shared/platform/csv/read-csv.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { readHundredths, readMeasured } from '#shared/rules/scores/read-score.ts'
import type { ImportColumns, ImportField, ImportKind } from './result-import.ts'

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
  place: z.optional(z.int()),
  on: z.optional(z.iso.date()),
})
export type ImportRow = z.infer<typeof ImportRow>

/** The settings a file is read with. */
export type ImportTarget = {
  kind: ImportKind
  columns: ImportColumns
  classes: readonly { classKey: string; name: string; isMetered: boolean }[]
  violations: readonly { code: string; name: string }[]
}

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/
const iso = /^(\d{4})-(\d\d)-(\d\d)/
const wholeNumber = /^\d{1,3}$/
const longestName = 80
const unit = /\s*(?:dB|Hz|pts?)\.?\s*$/i

/** A day as files write it, ISO or American; undefined when it is none. */
function readDay(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = american.exec(text) ?? []
  const on = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : iso.exec(text)?.[0]
  const parsed = on === undefined ? Number.NaN : Date.parse(on)
  // JavaScript takes February 30 for March 2.
  return on !== undefined && !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(on)
    ? on
    : undefined
}

type Found<T> = { value?: T; problem?: string }

function readFrequency(text: string): Found<number> {
  if (text === '') return {}
  const read = readHundredths(text)
  if (!('hundredths' in read) || read.hundredths % 10 !== 0)
    return { problem: `“${text}” is not a frequency such as 42.5.` }
  return { value: read.hundredths / 10 }
}

function readNumber(text: string, what: string, most: number): Found<number> {
  if (text === '') return {}
  const value = wholeNumber.test(text) ? Number(text) : 0
  return value >= 1 && value <= most
    ? { value }
    : { problem: `“${text}” is not a ${what} from 1 to ${most}.` }
}

function readViolations(text: string, known: ImportTarget['violations']): Found<string[]> {
  const said = text
    .split(/[,;/]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const codes = said.map(
    (one) => known.find(({ code, name }) => [fold(code), fold(name)].includes(fold(one)))?.code,
  )
  const unknown = said[codes.indexOf(undefined)]
  return unknown === undefined
    ? { value: codes.filter((code) => code !== undefined) }
    : { problem: `“${unknown}” is not a violation of this rulebook.` }
}

function readScore(text: string, isMetered: boolean): Found<number> {
  const read = (isMetered ? readMeasured : readHundredths)(text.replace(unit, ''))
  if ('missing' in read) return { problem: 'The score is missing.' }
  return 'problem' in read ? read : { value: read.hundredths }
}

/** The meaning of a line, or its problem: `Line 14: "S9" is not a class of this event.` */
export function readRow(
  { lineNo, cells }: CsvRow,
  { kind, columns, classes, violations }: ImportTarget,
): { row: ImportRow } | { problem: string } {
  const cell = (field: ImportField) => {
    const at = columns[field]
    return (at === undefined ? '' : (cells[at] ?? '')).trim()
  }
  const wanted = cell('class')
  const found = classes.find(({ classKey, name }) => [fold(classKey), fold(name)].includes(fold(wanted)))
  const score = readScore(cell('score'), found?.isMetered ?? true)
  const frequency = readFrequency(cell('frequency').replace(unit, ''))
  const run = readNumber(cell('run'), 'run', 10)
  const number = readNumber(cell('number').replace(/^#/, ''), 'number', 999)
  const place = readNumber(cell('place'), 'place', 999)
  const violation = readViolations(cell('violation'), violations)
  const day = cell('date')
  const on = day === '' ? undefined : readDay(day)
  const leagueNumber = cell('league_number')
  const name = cell('name')
  const problem =
    (found ? undefined : `"${wanted}" is not a class of this event.`) ??
    (leagueNumber === '' && number.value === undefined && name === ''
      ? 'It does not say who it was.'
      : undefined) ??
    (name.length > longestName ? `A name has at most ${longestName} characters.` : undefined) ??
    score.problem ??
    number.problem ??
    run.problem ??
    frequency.problem ??
    place.problem ??
    violation.problem ??
    (day !== '' && on === undefined ? `“${day}” is not a date such as 2027-07-10.` : undefined)
  if (problem !== undefined) return { problem: `Line ${lineNo}: ${problem}` }
  return {
    row: {
      lineNo,
      ...(leagueNumber && { leagueNumber }),
      ...(number.value !== undefined && { number: number.value }),
      name,
      classKey: found?.classKey ?? '',
      scoreHundredths: score.value ?? 0,
      ...(frequency.value !== undefined && { frequencyTenthsHz: frequency.value }),
      // A result has no number of a run, whatever stands beside it.
      runNo: kind === 'runs' ? (run.value ?? 1) : 1,
      violations: violation.value ?? [],
      ...(place.value !== undefined && { place: place.value }),
      ...(on && { on }),
    },
  }
}
