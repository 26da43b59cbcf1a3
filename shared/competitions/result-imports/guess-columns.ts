import { fold } from '#shared/platform/words/fold.ts'
import type { ImportColumns, ImportField, ImportKind } from './result-import.ts'

/** The names people and meters use for these columns, in the form in which names are compared. */
const synonyms: Record<ImportField, readonly string[]> = {
  league_number: [
    'member no',
    'member number',
    'membership number',
    'member id',
    'member',
    'league number',
    'league no',
  ],
  number: ['number', 'no', 'entry', 'entry number', 'entry no', 'car number', 'car no', 'bib', '#'],
  name: ['name', 'competitor', 'competitor name', 'driver', 'entrant', 'full name'],
  class: ['class', 'class name', 'class key', 'division', 'category'],
  score: ['score', 'db', 'peak', 'peak db', 'spl', 'spl db', 'average', 'average db', 'total', 'points'],
  frequency: ['freq', 'frequency', 'hz', 'peak freq', 'freq hz', 'frequency hz'],
  run: ['run', 'run no', 'run number', 'attempt', 'try'],
  violation: ['violation', 'violations', 'fault', 'faults', 'dq'],
  place: ['place', 'rank', 'position', 'finish'],
  date: ['date', 'day', 'event date', 'time', 'timestamp'],
}

const folded = (header: string) => (header.trim() === '#' ? '#' : fold(header))

/** Guesses the meaning of each column by its header; a column has one meaning, and the best match wins. */
export function guessColumns(headers: readonly string[]): ImportColumns {
  const all = headers.map(folded)
  const columns: ImportColumns = {}
  for (const [field, names] of Object.entries(synonyms) as [ImportField, readonly string[]][]) {
    const taken = Object.values(columns)
    const at = names.map((name) => all.indexOf(name)).find((found) => found >= 0 && !taken.includes(found))
    if (at !== undefined) columns[field] = at
  }
  return columns
}

const termLab: readonly ImportField[] = [
  'name',
  'league_number',
  'class',
  'score',
  'frequency',
  'run',
  'violation',
  'date',
]

/** A start for files of a TermLAB, which publishes no format: its columns in the order that people tell of. */
export const termLabColumns = (headers: readonly string[]): ImportColumns =>
  Object.fromEntries(termLab.slice(0, headers.length).map((field, at) => [field, at]))

/** The headers of a file as they are compared, so that a mapping is found again. */
export const headersKeyOf = (headers: readonly string[]): string => headers.map(folded).join('|')

const needed: Record<ImportKind, readonly (readonly [words: string, fields: readonly ImportField[]])[]> = {
  runs: [
    ['the class', ['class']],
    ['the score', ['score']],
    ['who it was', ['league_number', 'number', 'name']],
  ],
  results: [
    ['the class', ['class']],
    ['the score', ['score']],
    ['who it was', ['league_number', 'number', 'name']],
  ],
}

/** Explains what a mapping lacks for a kind of file; undefined if nothing is missing. */
export function columnsRefusal(kind: ImportKind, columns: ImportColumns): string | undefined {
  const missing = needed[kind].find(([, fields]) => fields.every((field) => columns[field] === undefined))
  if (missing) return `Choose the column with ${missing[0]}.`
  const chosen = Object.values(columns)
  return new Set(chosen).size === chosen.length ? undefined : 'Choose each column only once.'
}
