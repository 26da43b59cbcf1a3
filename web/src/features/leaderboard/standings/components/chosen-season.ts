import type { Season } from '#shared/rules/seasons/season.ts'

type Asked = { season?: string | undefined; league?: string | undefined }

/** The season that an address names, or the newest that is running, or the newest of all: of one league, if it says so. */
export function chosenSeason(seasons: readonly Season[], { season, league }: Asked): Season | undefined {
  const of = league ? seasons.filter(({ leagueId }) => leagueId === league) : seasons
  return of.find(({ id }) => id === season) ?? of.find(({ status }) => status === 'active') ?? of[0]
}
