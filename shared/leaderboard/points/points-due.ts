import type { PointsAward, PointsDraft, PointsLine } from './points-line.ts'

/** The lines that count: those that are no reversal and that none reverses. */
export function liveLines<T extends PointsLine>(lines: readonly T[]): T[] {
  const reversed = new Set(lines.map(({ reversalOf }) => reversalOf))
  return lines.filter(({ id, reversalOf }) => reversalOf === undefined && !reversed.has(id))
}

/** The class whose places earned a line, also after its points were moved. */
const sourceClass = ({ movedFrom, classKey }: PointsDraft) => movedFrom ?? classKey

const isSame = (line: PointsLine, award: PointsAward) =>
  line.seasonId === award.seasonId &&
  line.classKey === award.classKey &&
  line.multiplier === award.multiplier &&
  line.place === award.place &&
  line.points === award.points &&
  line.isZero === award.isZero &&
  line.teamId === award.teamId &&
  line.scopeState === award.scopeState &&
  line.score.sumHundredths === award.score.sumHundredths &&
  line.score.judges === award.score.judges

/** Makes the line that reverses another. */
const reversalOf = ({ id, createdAt: _, updatedAt: __, version: ___, ...line }: PointsLine): PointsDraft => ({
  ...line,
  points: line.points === 0 ? 0 : -line.points,
  reversalOf: id,
})

type Source = Pick<PointsLine, 'eventId' | 'classKey' | 'revision' | 'why'>

/**
 * The lines that a competitor lacks after a revision of a class: reversals of lines that no longer hold, then new ones.
 * `written` are their lines so far; `wanted` is what the class earns them, in each season that the event counts in. A
 * repeat, or an older revision than the one written, adds nothing; callers ask about the current one.
 */
export function pointsDue(
  written: readonly PointsLine[],
  wanted: readonly PointsAward[],
  { eventId, classKey, revision, why }: Source,
): PointsDraft[] {
  const ofSource = written.filter((line) => line.eventId === eventId && sourceClass(line) === classKey)
  if (ofSource.some((line) => line.revision > revision)) return []
  const awards = wanted.map((award) => inMovedClass(award, written))
  const live = liveLines(ofSource)
  const wrong = live.filter((line) => !awards.some((award) => isSame(line, award)))
  const missing = awards.filter((award) => !live.some((line) => isSame(line, award)))
  const first = ofSource.filter((line) => line.revision === revision).length
  return [...wrong.map(reversalOf), ...missing].map((line, at) => ({
    ...line,
    revision,
    lineNo: first + at,
    why,
  }))
}

/** An award in the class to which the competitor’s points of this season were moved. */
function inMovedClass(
  award: PointsAward,
  written: readonly PointsLine[],
): PointsAward & Pick<PointsDraft, 'movedFrom'> {
  const moved = movesOf(written, award.seasonId).find(({ movedFrom }) => movedFrom === award.classKey)
  return moved ? { ...award, classKey: moved.classKey, movedFrom: award.classKey } : award
}

const movesOf = (lines: readonly PointsLine[], seasonId: string) =>
  lines.filter((line) => line.movedFrom !== undefined && line.seasonId === seasonId)

/**
 * Explains why a member’s points cannot be moved to the class that follows theirs; undefined if they can:
 * once per season.
 */
export function movePointsRefusal(
  lines: readonly PointsLine[],
  { seasonId, reason }: { seasonId: string; reason: string },
): string | undefined {
  if (movesOf(lines, seasonId).length > 0) return 'Points for this season have already been moved once.'
  return reason.trim().length < 10 ? 'Give a reason of at least 10 characters.' : undefined
}

/** The lines that move a member’s points of a season from a class to the one that follows it. */
export function movedPoints(
  lines: readonly PointsLine[],
  { seasonId, from, to, why }: { seasonId: string; from: string; to: string; why: string },
): PointsDraft[] {
  return liveLines(lines)
    .filter((line) => line.seasonId === seasonId && line.classKey === from)
    .flatMap((line) => {
      const lineNo = lines.filter(
        (one) => one.eventId === line.eventId && sourceClass(one) === from && one.revision === line.revision,
      ).length
      const back = reversalOf(line)
      const { reversalOf: _, ...again } = back
      return [
        { ...back, lineNo, why },
        { ...again, classKey: to, movedFrom: from, points: line.points, lineNo: lineNo + 1, why },
      ]
    })
}
