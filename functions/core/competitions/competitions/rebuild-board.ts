import { protestsOfClass } from '#core/competitions/competitions/protests-of-class.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { placesAreOut } from '#shared/competitions/competitions/competition-class.ts'
import { fitBoard } from '#shared/competitions/competitions/fit-board.ts'
import { boardMarks, markOf } from './board-marks.ts'
import { boardOf } from './board-of.ts'
import { boards } from './boards.ts'
import { type ClassAt, classThere } from './class-at.ts'
import { readRevision } from './class-revisions.ts'
import { classStanding } from './class-standing.ts'
import { markedRows } from './marked-rows.ts'
import { shownNames } from './shown-names.ts'

type Of = { eventId: string; classKey: string }

/**
 * Makes the board of a class again. It reads the board’s version before its sources and writes under that version: a
 * run that was overtaken starts over, so an older picture never replaces a newer one.
 */
export const rebuildBoard = (of: Of, now: string): Promise<void> =>
  untilUnchanged(() => rebuilt(of, now), { crowd: true })

async function rebuilt(of: Of, now: string): Promise<void> {
  const before = await boards.get(of, { consistent: true })
  const at = await classThere(of)
  const picture = at && (await pictureOf(at, now))
  if (!picture || (before && isSame(before, picture) && (await hasPodium(of)))) return
  const board = { ...picture, version: (before?.version ?? 0) + 1 }
  await commit(
    boards.put(board, before ? { version: before.version } : { absent: true }),
    boardMarks.derive(markOf(board)),
  )
}

/** False for a mark from before podiums stood on them. */
const hasPodium = async (of: Of): Promise<boolean> =>
  (await boardMarks.get(of, { consistent: true }))?.podium !== undefined

/** A class as it is now; undefined where it has no rules to be judged by. */
export async function pictureOf(at: ClassAt, now: string): Promise<Omit<Board, 'version'> | undefined> {
  const { of, rules } = at
  if (!rules) return undefined
  const [standing, revision, protests] = await Promise.all([
    classStanding(of, rules),
    // Its board shows the places that are out and not what changed since.
    placesAreOut(of) ? readRevision(of) : undefined,
    protestsOfClass(of.eventId, of.classKey),
  ])
  const nameOf = await shownNames(standing.entries)
  const board = boardOf({ ...at, standing, nameOf, revision, protests }, now)
  const rows = await markedRows({ of, rules, entries: standing.entries, rows: board.rows })
  return fitBoard({ ...board, rows })
}

/** True if only the time differs: a repeated delivery makes no further version. */
function isSame(before: Board, after: Omit<Board, 'version'>): boolean {
  const { version: _, updatedAt: __, ...was } = before
  const { updatedAt: ___, ...is } = after
  return canonical(was) === canonical(is)
}

/** Rows come back with their fields in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
