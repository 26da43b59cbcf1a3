import type { ImportLineFilter } from '#shared/competitions/result-imports/contract.ts'
import type {
  ImportCounts,
  ImportField,
  ImportKind,
  ImportOutcome,
  ImportStatus,
  ResultImport,
} from '#shared/competitions/result-imports/result-import.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const fieldWords: Record<ImportField, string> = {
  league_number: 'Member number',
  number: 'Entry number',
  name: 'Name',
  class: 'Class',
  score: 'Score',
  frequency: 'Frequency',
  run: 'Run',
  violation: 'Violations',
  place: 'Place',
  date: 'Date',
  first_name: 'First name',
  last_name: 'Last name',
  run_1: 'Run 1',
  run_2: 'Run 2',
  run_3: 'Run 3',
  run_4: 'Run 4',
}

/** Columns of their own for what most files hold in one. */
export const splitFields: readonly ImportField[] = [
  'first_name',
  'last_name',
  'run_1',
  'run_2',
  'run_3',
  'run_4',
]

/** The fields that a line of each kind may have. */
export const fieldsOf: Record<ImportKind, readonly ImportField[]> = {
  runs: ['number', 'name', 'league_number', 'class', 'score', 'run', 'frequency', 'violation', 'date'],
  results: ['number', 'name', 'league_number', 'class', 'score', 'place', 'violation', 'date'],
}

export const kindWords: Record<ImportKind, string> = { runs: 'Runs', results: 'Results' }

export const statusWords: Record<ImportStatus, readonly [words: string, tone: Tone]> = {
  planned: ['Preview', 'info'],
  committing: ['Partly imported', 'warning'],
  committed: ['Imported', 'success'],
  undone: ['Undone', 'neutral'],
}

export const outcomeWords: Record<ImportOutcome, readonly [words: string, tone: Tone]> = {
  create: ['New', 'success'],
  update: ['Changed', 'info'],
  skip: ['Skipped', 'neutral'],
  error: ['Error', 'danger'],
}

export const filterWords: Record<ImportLineFilter, string> = {
  create: 'New lines',
  update: 'Changed lines',
  skip: 'Skipped lines',
  error: 'Lines with errors',
  question: 'Lines with questions',
  warning: 'Lines with warnings',
  left: 'Lines that stayed after undo',
}

/** Errors beside the lines that wait for an answer, which are errors until then. */
export const errorsBeside = ({ plan, questions = 0 }: Pick<ResultImport, 'plan' | 'questions'>): number =>
  plan.error - questions

/** The number of lines of each outcome, without empty ones: `12 new, 2 errors`. */
export function countWords({ create, update, skip, error }: ImportCounts): string {
  const parts: (readonly [count: number, words: string])[] = [
    [create, 'new'],
    [update, 'changed'],
    [skip, 'skipped'],
    [error, error === 1 ? 'error' : 'errors'],
  ]
  const shown = parts.filter(([count]) => count > 0)
  return shown.map(([count, words]) => `${count} ${words}`).join(', ')
}
