import type { Params } from 'react-router-dom'
import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { competitorQuery } from './competitor-query.ts'

type Page = { params: Params; get: (query: ReturnType<typeof competitorQuery>) => unknown }

export const queries = ({ userId = '' }: Params) => [competitorQuery(userId)]

const competitorOf = ({ params, get }: Page) =>
  get(competitorQuery(params.userId ?? '')) as Competitor | null | undefined

export const description = (page: Page) => {
  const competitor = competitorOf(page)
  return competitor
    ? `The standings, results, and personal bests of ${competitor.name} in car audio.`
    : undefined
}

export const missing = (page: Page) => competitorOf(page) === null

/** Members with a public profile have one page, which shows their results too. */
export const redirect = (page: Page) => competitorOf(page)?.profilePath
