import type { PointsTable } from '#shared/rules/seasons/points-table.ts'
import { liveLines } from './points-due.ts'
import { pointsFor } from './points-for.ts'
import type { PointsAward, PointsLine } from './points-line.ts'

/**
 * Returns the points that active lines earn under another points table, by the places the classes gave: a
 * season whose table changed is rebuilt from them.
 */
export const repricedAwards = (lines: readonly PointsLine[], table: PointsTable): PointsAward[] =>
  liveLines(lines).map(
    ({
      id: _id,
      revision: _revision,
      lineNo: _lineNo,
      why: _why,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      version: _version,
      movedFrom,
      ...line
    }) => ({
      ...line,
      classKey: movedFrom ?? line.classKey,
      points: pointsFor(table, line.multiplier, { place: line.place, isZero: line.isZero, isEligible: true }),
    }),
  )
