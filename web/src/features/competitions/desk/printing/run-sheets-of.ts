import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { vehiclesIn } from '#shared/events/registrations/entered-vehicles.ts'

type RunSheet = {
  classKey: string
  title: string
  /** The empty columns to write in: a run each, or the points of a judge each and their sum. */
  boxes: readonly string[]
  /** One for each entry: whoever has entered two cars stands here twice. */
  lines: readonly {
    key: string
    number: number | undefined
    name: string
    vehicle: string | undefined
  }[]
}

/** What a class without a rulebook has, as far as anyone knows. */
const usualRuns = 2

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => (count === 1 ? word : `${word} ${at + 1}`))

/** The sheets for the lanes and the judges, one for each class that someone has entered. */
export const runSheetsOf = (
  { classes }: Pick<DeskEvent, 'classes'>,
  rows: readonly RosterRow[],
): RunSheet[] =>
  classes
    .map(({ classKey, name, judges, runs = usualRuns }) => ({
      classKey,
      title: judges === undefined ? `Run sheet: ${name}` : `Judging sheet: ${name}`,
      boxes: judges === undefined ? numbered('Run', runs) : [...numbered('Judge', judges), 'Total'],
      lines: rows.flatMap((row) =>
        vehiclesIn(row, classKey).map((vehicle, at) => ({
          key: `${row.id} ${at}`,
          number: row.number,
          name: row.name,
          vehicle,
        })),
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
