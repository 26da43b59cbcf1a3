import type { ParamsOf } from '#shared/platform/http/route.ts'
import type { getRulebook as contract } from '#shared/rules/rulebooks/contract.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { findRulebook, rulebookNotFound } from './find-rulebook.ts'

/** A version that everyone may read. A retired one stays readable, because events were held by it. */
export async function getRulebook({ params }: { params: ParamsOf<typeof contract> }): Promise<Rulebook> {
  const rulebook = await findRulebook(params)
  if (rulebook.status === 'draft') throw rulebookNotFound()
  return rulebook
}
