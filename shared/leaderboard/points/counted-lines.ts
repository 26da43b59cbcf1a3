import type { Season } from '#shared/rules/seasons/season.ts'
import type { PointsLine } from './points-line.ts'

/** The lines that a season counts: a closed one stays as it was when it was closed, until it is opened again. */
export const countedLines = <T extends Pick<PointsLine, 'createdAt'>>(
  lines: readonly T[],
  { status, closedAt }: Pick<Season, 'status' | 'closedAt'>,
): T[] =>
  lines.filter(({ createdAt }) => status !== 'closed' || closedAt === undefined || createdAt <= closedAt)
