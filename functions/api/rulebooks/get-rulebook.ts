import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { findRulebook, rulebookNotFound } from '#core/rulebooks/find-rulebook.ts'
import { getRulebook as contract } from '#shared/rulebooks/contract.ts'

/** A retired version stays readable, because events were held by it. */
async function getRulebook({ params }: ApiRequest<typeof contract>) {
  const rulebook = await findRulebook(params)
  if (rulebook.status === 'draft') throw rulebookNotFound()
  return rulebook
}

export const handler = endpoint(contract, getRulebook)
