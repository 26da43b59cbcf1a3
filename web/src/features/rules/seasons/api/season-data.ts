import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { Season } from '#shared/rules/seasons/season.ts'
import { seasonPath } from '#shared/rules/seasons/season-path.ts'
import type { ScreenQuery } from '#web/app/screen.ts'
import { leaguesQuery } from '#web/features/rules/leagues/api/league-queries.ts'
import {
  firstFinishedShowsQuery,
  firstSeasonEventsQuery,
  seasonQuery,
  seasonTopQuery,
} from './season-queries.ts'

type Page = { params: Params; get: (query: ScreenQuery) => unknown }

const idOf = (params: Params) => params.seasonId ?? ''

export const queries = (params: Params) => [
  seasonQuery(idOf(params)),
  seasonTopQuery(idOf(params)),
  firstSeasonEventsQuery(idOf(params)),
  firstFinishedShowsQuery(idOf(params)),
  leaguesQuery,
]

export const canonical = ({ params }: Page) => seasonPath(idOf(params) as Season['id'])

export const description = (page: Page) => {
  const { data } = z.safeParse(Season, page.get(seasonQuery(idOf(page.params))))
  return (
    data &&
    `${data.name}: a season of car audio competitions from ${utcDay(data.startsOn)} to ${utcDay(data.endsOn)}, with its calendar, points, and rules.`
  )
}

export const missing = (page: Page) => page.get(seasonQuery(idOf(page.params))) === null

export const alwaysFresh = true
