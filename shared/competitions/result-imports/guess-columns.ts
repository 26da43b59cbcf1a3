import { fold } from '#shared/platform/words/fold.ts'
import { type ImportColumns, type ImportField, type ImportKind, runFields } from './result-import.ts'

/** Headers of a cell such as `151.30 @ 42.5`; beside a column of scores, it holds the frequency. */
const both = ['peak db hz', 'peak db at hz', 'db hz', 'spl hz', 'max spl hz', 'score hz']

/** The names people and meters use for these columns, in the form in which names are compared. */
const synonyms: Record<ImportField, readonly string[]> = {
  league_number: [
    'member no',
    'member number',
    'membership number',
    'membership no',
    'member id',
    'member',
    'league number',
    'league no',
    'league id',
    ...['meca', 'iasca', 'usaci'].flatMap((league) => [
      league,
      `${league} no`,
      `${league} number`,
      `${league} id`,
    ]),
  ],
  number: [
    'number',
    'no',
    'entry',
    'entry number',
    'entry no',
    'car number',
    'car no',
    'car',
    'bib',
    'bib no',
    'bib number',
    '#',
  ],
  first_name: ['first name', 'firstname', 'first', 'given name'],
  last_name: ['last name', 'lastname', 'last', 'surname', 'family name'],
  name: [
    'name',
    'competitor',
    'competitor name',
    'driver',
    'driver name',
    'entrant',
    'full name',
    'racer',
    'contestant',
    'participant',
  ],
  class: ['class', 'class name', 'class key', 'class code', 'division', 'category'],
  run_1: ['run 1', 'run1', '1st run', 'first run', 'attempt 1', 'score 1'],
  run_2: ['run 2', 'run2', '2nd run', 'second run', 'attempt 2', 'score 2'],
  run_3: ['run 3', 'run3', '3rd run', 'third run', 'attempt 3', 'score 3'],
  run_4: ['run 4', 'run4', '4th run', 'fourth run', 'attempt 4', 'score 4'],
  score: [
    'score',
    'final score',
    'best score',
    'best run',
    'best',
    'max spl',
    'max',
    'high score',
    'high',
    'db',
    'peak',
    'peak spl',
    'spl',
    'average',
    'total',
    'points',
    'result',
    // Both values in one cell.
    ...both,
  ],
  frequency: [
    'freq',
    'frequency',
    'hz',
    'peak freq',
    'peak frequency',
    'peak hz',
    'freq hz',
    'frequency hz',
    ...both,
  ],
  run: ['run', 'run no', 'run number', 'attempt', 'try'],
  violation: ['violation', 'violations', 'fault', 'faults', 'penalty', 'penalties', 'dq'],
  place: ['place', 'pos', 'position', 'rank', 'placing', 'standing', 'finish'],
  date: ['date', 'day', 'event date', 'time', 'timestamp'],
}

const folded = (header: string) => (header.trim() === '#' ? '#' : fold(header))

const withoutUnit = (header: string) => header.replace(/ db$/, '')

/**
 * Guesses the meaning of each column by its header; a column has one meaning, and the best match wins. A unit behind a
 * name changes nothing: `BEST RUN (dB)`.
 */
export function guessColumns(headers: readonly string[]): ImportColumns {
  const all = headers.map(folded)
  const bare = all.map(withoutUnit)
  const columns: ImportColumns = {}
  for (const [field, names] of Object.entries(synonyms) as [ImportField, readonly string[]][]) {
    const taken = Object.values(columns)
    const placesOf = (name: string) => [all.indexOf(name), bare.indexOf(name)]
    const at = names.flatMap(placesOf).find((found) => found >= 0 && !taken.includes(found))
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

const needed: readonly (readonly [words: string, fields: readonly ImportField[]])[] = [
  ['the class', ['class']],
  ['the score', ['score', ...runFields]],
  ['who it was', ['league_number', 'number', 'name', 'first_name', 'last_name']],
]

/** The meanings that columns of each kind of file may have. */
const unread: Record<ImportKind, readonly ImportField[]> = {
  runs: ['place'],
  results: ['run', 'frequency'],
}

/** The columns that a kind of file has a use for. */
export const readColumns = (kind: ImportKind, columns: ImportColumns): ImportColumns =>
  Object.fromEntries(
    Object.entries(columns).filter(([field]) => !unread[kind].includes(field as ImportField)),
  )

/** Explains what a mapping lacks; undefined if nothing is missing. */
export function columnsRefusal(columns: ImportColumns): string | undefined {
  const missing = needed.find(([, fields]) => fields.every((field) => columns[field] === undefined))
  if (missing) return `Choose the column with ${missing[0]}.`
  const chosen = Object.values(columns)
  return new Set(chosen).size === chosen.length ? undefined : 'Choose each column only once.'
}
