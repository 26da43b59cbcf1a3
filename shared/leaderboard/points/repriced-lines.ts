import type { PointsTable } from '#shared/rules/seasons/points-table.ts'
import { liveLines } from './points-due.ts'
import { pointsFor } from './points-for.ts'
import type { PointsLine } from './points-line.ts'

/** The lines that count, each worth what its place earns by a points table. */
export const repricedLines = (lines: readonly PointsLine[], table: PointsTable): PointsLine[] =>
  liveLines(lines).map((line) => ({
    ...line,
    points: pointsFor(table, line.multiplier, { place: line.place, isZero: line.isZero, isEligible: true }),
  }))
