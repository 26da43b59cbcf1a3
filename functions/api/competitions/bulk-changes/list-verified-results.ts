import {
  bestOfClass,
  competitionResults,
  resultsOfEvent,
} from '#core/competitions/competition-results/competition-results.ts'
import { resultRows } from '#core/competitions/competition-results/shown-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listVerifiedResults as contract } from '#shared/competitions/bulk-changes/contract.ts'
import { AppError } from '#shared/errors.ts'

async function listVerifiedResults({ query }: ApiRequest<typeof contract>) {
  const { eventId, leagueId, classKey, limit, cursor } = query
  const where = eventId
    ? ({ index: 'gsi3', pk: resultsOfEvent(eventId) } as const)
    : leagueId && classKey
      ? ({ index: 'gsi2', pk: bestOfClass(leagueId, classKey), newestFirst: true } as const)
      : undefined
  if (!where)
    throw new AppError('unprocessable', 'results_of_what', 'Name an event, or a league and a class.')
  const page = await competitionResults.list({ ...where, limit, cursor })
  const rows = await resultRows(page.items)
  return {
    ...page,
    items: rows.map((row, at) => ({ ...row, isGuest: page.items[at]?.competitorId === undefined })),
  }
}

export const handler = endpoint(contract, listVerifiedResults)
