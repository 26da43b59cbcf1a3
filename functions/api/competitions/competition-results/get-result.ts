import { readResult } from '#core/competitions/competition-results/read-result.ts'
import { resultNotFound } from '#core/competitions/competition-results/refuse-result.ts'
import { resultRevisions } from '#core/competitions/competition-results/result-revisions.ts'
import { resultRows } from '#core/competitions/competition-results/shown-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getResult as contract } from '#shared/competitions/competition-results/contract.ts'

const mostShown = 50

/** No one but its owner needs a result by its address before it is verified, and they read it among their own. */
async function getResult({ params: { resultId } }: ApiRequest<typeof contract>) {
  const result = await readResult(resultId)
  if (result.status !== 'verified') throw resultNotFound()
  const [rows, { items }] = await Promise.all([
    resultRows([result]),
    resultRevisions.list({ pk: `RES#${resultId}`, prefix: 'R#', limit: mostShown }),
  ])
  const [row] = rows
  if (!row) throw resultNotFound()
  const revisions = items.map(({ revision, classKey, score, place, status, updatedAt }) => ({
    revision,
    classKey,
    score,
    ...(place !== undefined && { place }),
    status,
    updatedAt,
  }))
  return { ...row, revisions }
}

export const handler = endpoint(contract, getResult)
