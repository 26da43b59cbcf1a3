import type { Board } from '#shared/competitions/competitions/board.ts'
import { scoreWords, unitOf } from '#shared/competitions/competitions/board-words.ts'
import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'
import { showHundredths, showScore } from '#shared/rules/scores/show-score.ts'

/** The places of a class as a file: one line per entry, with a column for each run or section. */
export function boardCsv({ classKey, className, rows, kind, revision, state }: Board): string {
  const runs = Math.max(0, ...rows.map((row) => row.runs.length))
  const sections = [...new Set(rows.flatMap((row) => row.sections.map(({ name }) => name)))]
  const head = [
    'Class',
    'Class name',
    'Status',
    'Revision',
    'Place',
    'Shared',
    'Number',
    'Competitor',
    'Vehicle',
    `Score (${unitOf(kind)})`,
    ...Array.from({ length: runs }, (_, at) => `Run ${at + 1}`),
    ...Array.from({ length: runs }, (_, at) => `Run ${at + 1} violations`),
    ...sections,
    'Tie',
    'Record',
  ]
  const lines = rows.map((row) => [
    classKey,
    className,
    state,
    String(revision),
    row.place === undefined ? '' : String(row.place),
    row.isShared ? 'yes' : '',
    row.number === undefined ? '' : String(row.number),
    row.name,
    row.vehicle,
    scoreWords(row).replace('–', ''),
    ...Array.from({ length: runs }, (_, at) => {
      const run = row.runs[at]
      return run ? showHundredths(run.measuredHundredths) : ''
    }),
    ...Array.from({ length: runs }, (_, at) => row.runs[at]?.violations.join(' ') ?? ''),
    ...sections.map((name) => {
      const section = row.sections.find((one) => one.name === name)
      return section ? showScore(section.score) : ''
    }),
    row.tieReason ?? '',
    row.recordMark ?? '',
  ])
  return byteOrderMark + [head, ...lines].map(csvLine).join('')
}
