import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import type { League } from '#shared/rules/leagues/league.ts'
import { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookPath } from '#shared/rules/rulebooks/rulebook-path.ts'
import type { ScreenQuery } from '#web/app/screen.ts'
import { leaguesQuery } from '#web/features/rules/leagues/api/league-queries.ts'
import { publishedRulebookQuery } from './rulebook-queries.ts'

type Page = { params: Params; get: (query: ScreenQuery) => unknown }

const queryOf = ({ leagueId = '', versionNo = '' }: Params) =>
  publishedRulebookQuery(leagueId, Number(versionNo))

export const queries = (params: Params) => [queryOf(params), leaguesQuery]

export const canonical = ({ params }: Page) =>
  rulebookPath((params.leagueId ?? '') as League['id'], Number(params.versionNo))

export const description = (page: Page) => {
  const { data } = z.safeParse(Rulebook, page.get(queryOf(page.params)))
  return (
    data &&
    `${data.title}, version ${data.versionNo}: classes, formats, rubrics, and violations of car audio competitions.`
  )
}

export const missing = (page: Page) => page.get(queryOf(page.params)) === null

export const alwaysFresh = true
