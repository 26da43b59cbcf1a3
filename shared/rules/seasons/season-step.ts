import type { Season, SeasonStatus } from './season.ts'

const steps: Record<SeasonStatus, readonly SeasonStatus[]> = {
  draft: ['active'],
  active: ['closed'],
  // Only administrators open one again, and the audit says who did.
  closed: ['active'],
}

/** Tells whether a season may go from its current status to another. */
export const maySeasonBecome = ({ status }: Pick<Season, 'status'>, to: SeasonStatus): boolean =>
  steps[status].includes(to)

/** A draft for the next year, with the rules of this one. */
export const nextSeasonOf = (season: Season, id: Season['id'], now: string): Season => {
  const nextYear = (on: string) => `${Number(on.slice(0, 4)) + 1}${on.slice(4).replace('-02-29', '-02-28')}`
  return {
    ...season,
    id,
    name: season.name.replaceAll(String(season.year), String(season.year + 1)),
    year: season.year + 1,
    startsOn: nextYear(season.startsOn),
    endsOn: nextYear(season.endsOn),
    status: 'draft',
    notes: [],
    closedAt: undefined,
    closings: undefined,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}
