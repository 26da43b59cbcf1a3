import type { Params } from 'react-router-dom'
import { PublicTeam } from '#shared/community/teams/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { readAs } from '#web/lib/read-as.ts'
import { describeTeam, teamStructuredData } from '../components/describe-team.ts'
import { loadSections, sectionQueries } from '../components/team-sections.tsx'
import { teamQuery } from './team-queries.ts'

await loadSections()

type Page = { params: Params; siteUrl: string; get: (query: ReturnType<typeof teamQuery>) => unknown }

const idOf = (params: Params) => params.teamId ?? ''

const teamOf = ({ params, get }: Page): PublicTeam | undefined =>
  readAs(PublicTeam, get(teamQuery(idOf(params))))

export const queries = (params: Params) => [teamQuery(idOf(params))]

/** The parts that other nouns bring, such as its sponsors. */
export const further = (page: Page) => {
  const team = teamOf(page)
  return team ? sectionQueries(team.id) : []
}

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
