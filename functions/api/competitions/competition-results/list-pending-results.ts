import {
  competitionResults,
  pendingResults,
} from '#core/competitions/competition-results/competition-results.ts'
import { pendingRows } from '#core/competitions/competition-results/pending-rows.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listPendingResults as contract } from '#shared/competitions/competition-results/contract.ts'

/** A page of one league may be short or empty: the league is no part of the index. */
async function listPendingResults({ actor, query }: ApiRequest<typeof contract>) {
  const { leagueId, limit, cursor } = query
  const page = await competitionResults.list({ index: 'gsi3', pk: pendingResults, limit, cursor })
  const wanted = page.items.filter((one) => leagueId === undefined || one.leagueId === leagueId)
  return { ...page, items: await pendingRows(actor, wanted) }
}

export const handler = endpoint(contract, listPendingResults)
