import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import { PublicTeam } from '#shared/community/teams/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { describeTeam, teamStructuredData } from '../components/describe-team.ts'
import { teamQuery } from './team-queries.ts'

type Page = { params: Params; siteUrl: string; get: (query: ReturnType<typeof teamQuery>) => unknown }

const idOf = (params: Params) => params.teamId ?? ''

function teamOf({ params, get }: Page): PublicTeam | undefined {
  const loaded = z.safeParse(PublicTeam, get(teamQuery(idOf(params))))
  return loaded.success ? loaded.data : undefined
}

export const queries = (params: Params) => [teamQuery(idOf(params))]

export const canonical = ({ params }: Page) => teamPath(idOf(params))

export const image = (page: Page) => teamOf(page)?.logoUrl

export const description = (page: Page) => {
  const team = teamOf(page)
  return team && describeTeam(team)
}

export const structuredData = (page: Page) => {
  const team = teamOf(page)
  return team && teamStructuredData(team, page.siteUrl)
}

export const missing = (page: Page) => page.get(teamQuery(idOf(page.params))) === null

export const noIndex = (page: Page) => teamOf(page)?.status === 'archived'

export const alwaysFresh = true
