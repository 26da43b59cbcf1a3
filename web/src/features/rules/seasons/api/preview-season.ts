import { queryOptions } from '@tanstack/react-query'
import { listStandingClasses, previewSeasonChange } from '#shared/leaderboard/standings/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { call } from '#web/lib/call.ts'

type Body = BodyOf<typeof previewSeasonChange>
export type AskedPreview = { leagueId: Season['leagueId']; seasonId: Season['id']; body: Body }

/** The classes of a season that have results to try rules on. */
export const triedClassesQuery = (seasonId: Season['id']) =>
  queryOptions({
    queryKey: ['leagues', 'tried-classes', seasonId],
    queryFn: ({ signal }) => call(listStandingClasses, { params: { seasonId } }, { signal }),
  })

/** The members who would move in a class of a season under other rules. */
export const previewQuery = ({ leagueId, seasonId, body }: AskedPreview) =>
  queryOptions({
    queryKey: ['leagues', 'preview', seasonId, body],
    queryFn: ({ signal }) => call(previewSeasonChange, { params: { leagueId, seasonId }, body }, { signal }),
  })
