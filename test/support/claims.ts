import { claimants, claimHeads, claims } from '#core/directory/organization-claims/claims.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Claim, ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import { newId } from '#shared/ids.ts'

const absent = { absent: true } as const

/** Stores an open claim directly, as if it had just been filed. */
export async function putClaim(
  userId: string,
  subject: ClaimSubject,
  more: Partial<Claim> = {},
): Promise<Claim> {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const claim: Claim = {
    id: newId('clm', createdAt) as Claim['id'],
    subject,
    name: 'A claimed business',
    userId: userId as Claim['userId'],
    role: 'owner',
    message: 'I have run this place since it opened.',
    emailProof: 'none',
    documents: [],
    isContested: false,
    status: 'pending',
    createdAt,
    version: 1,
    ...more,
  }
  const [head, claimant] = await Promise.all([
    claimHeads.get({ subject }, { consistent: true }),
    claimants.get({ userId }, { consistent: true }),
  ])
  const open = [...(head?.open ?? []), { claimId: claim.id, userId: claim.userId }]
  await commit(
    claims.put(claim, absent),
    claimHeads.put(
      { subject, open, version: (head?.version ?? 0) + 1 },
      head ? { version: head.version } : absent,
    ),
    claimants.put(
      {
        userId: claim.userId,
        open: [...(claimant?.open ?? []), claim.id],
        filed: claimant?.filed ?? [],
        version: (claimant?.version ?? 0) + 1,
      },
      claimant ? { version: claimant.version } : absent,
    ),
  )
  return claim
}

export const claimNow = (id: string) => claims.get({ id }, { consistent: true })
