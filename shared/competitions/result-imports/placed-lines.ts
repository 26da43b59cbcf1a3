import { classPlaces, type Scored } from '#shared/competitions/competitions/class-places.ts'
import { meterScore, type Score } from '#shared/rules/scores/score.ts'
import type { Existing, ImportWorld, PlannedLine } from './plan-import.ts'
import type { TargetClass } from './read-row.ts'

/** A result that stands in a class beside those of the file. */
export type StandingResult = { targetId: string; score: Score; isZero: boolean }

const writes = ({ outcome }: PlannedLine) => outcome === 'create' || outcome === 'update'

/** What a line makes of its competitor: its own score, or the one that stays. */
function scoredBy(line: PlannedLine, before: Existing | undefined): Omit<Scored, 'entryId'> | undefined {
  const { row } = line
  if (row && writes(line))
    return { score: meterScore(row.scoreHundredths), isZero: row.isZero ?? false, bestFirst: row.bestFirst }
  const { standing } = before ?? {}
  return standing && { score: standing.score, isZero: standing.isZero }
}

const rulesOf = ({ format }: Pick<TargetClass, 'format'>) => ({
  // Nobody has decided a tie by hand in a class that is not judged here.
  ties: format?.ties ?? [],
  betterIs: format?.betterIs ?? ('more' as const),
  decisions: [],
})

/** The places of imported results in a class, by the rules that place runs and sheets. */
export const importedPlaces = (
  results: readonly Scored[],
  of: Pick<TargetClass, 'format'>,
): ReadonlyMap<string, number> =>
  new Map(
    classPlaces(results, rulesOf(of)).flatMap(({ entryId, place }) =>
      place === undefined ? [] : [[entryId, place] as const],
    ),
  )

/** The places that lines have in their class once they are imported, by their keys. */
function placesIn(of: TargetClass, lines: readonly PlannedLine[], world: ImportWorld) {
  const scored = new Map<string, Scored>()
  const known = new Set<string>()
  for (const line of lines) {
    if (line.key === undefined || line.row?.classKey !== of.classKey || scored.has(line.key)) continue
    const before = world.existing.get(line.key)
    const found = scoredBy(line, before)
    if (before) known.add(before.targetId)
    if (found) scored.set(line.key, { entryId: line.key, ...found })
  }
  for (const { targetId, score, isZero } of world.standing.get(of.classKey) ?? [])
    if (!known.has(targetId)) scored.set(targetId, { entryId: targetId, score, isZero })
  return importedPlaces([...scored.values()], of)
}

/**
 * The lines with the places that follow from the scores of the class, as the rulebook places runs. A place in the file
 * that contradicts is no place: its line says so.
 */
export function placedLines(lines: readonly PlannedLine[], world: ImportWorld): PlannedLine[] {
  const places = new Map(world.classes.map((of) => [of.classKey, placesIn(of, lines, world)] as const))
  return lines.map((line) => {
    const { row, key } = line
    const place = row && key !== undefined ? places.get(row.classKey)?.get(key) : undefined
    if (!row || place === undefined || line.outcome === 'error') return line
    const said = row.place
    const warning =
      said === undefined || said === place
        ? undefined
        : `The file says place ${said}. By the scores it is place ${place}, and that counts.`
    return {
      ...line,
      row: { ...row, place },
      ...(writes(line) && { sentence: line.sentence.replace(/\.(?= If this is |$)/, `, place ${place}.`) }),
      ...(warning && { warning }),
    }
  })
}
