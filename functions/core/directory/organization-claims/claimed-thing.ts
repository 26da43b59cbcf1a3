import * as z from 'zod/mini'
import { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import type { ClaimedThing } from '#shared/directory/organization-claims/contract.ts'
import { requireSubject } from './claim-subjects.ts'

/** The subject of an address; anything that is none is not there. */
export function readSubject(params: { kind: string; id: string }): ClaimSubject {
  const { data } = z.safeParse(ClaimSubject, params)
  if (!data) throw claimRefusal.subjectNotFound()
  return data
}

/** What someone is about to claim, as everyone sees it. */
export async function getClaimedThing({
  params,
}: {
  params: { kind: string; id: string }
}): Promise<ClaimedThing> {
  return (await requireSubject(readSubject(params))).thing
}
