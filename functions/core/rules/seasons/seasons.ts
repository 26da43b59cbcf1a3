import { entity } from '#core/platform/db/entity.ts'
import { Season } from '#shared/rules/seasons/season.ts'

/** Drafts are in neither: only administrators know about them. */
export const shownSeasons = 'SEASONS#shown'
export const shownSeasonsOf = (leagueId: string) => `SEASONS#shown#${leagueId}`
export const allSeasonsOf = (leagueId: string) => `SEASONS#all#${leagueId}`

/**
 * Seasons by their first day: `gsi1` lists those that everyone sees, `gsi2` those of one league, `gsi3` all of one
 * league.
 */
export const seasons = entity({
  name: 'season',
  erasure: 'impersonal',
  schema: Season,
  key: ({ id }: { id: string }) => ({ pk: `SEA#${id}`, sk: 'META' }),
  gsi1: ({ id, status, startsOn }) =>
    status === 'draft' ? undefined : { pk: shownSeasons, sk: `${startsOn}#${id}` },
  gsi2: ({ id, status, startsOn, leagueId }) =>
    status === 'draft' ? undefined : { pk: shownSeasonsOf(leagueId), sk: `${startsOn}#${id}` },
  gsi3: ({ id, startsOn, leagueId }) => ({ pk: allSeasonsOf(leagueId), sk: `${startsOn}#${id}` }),
})
