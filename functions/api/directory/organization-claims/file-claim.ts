import { requireSubject } from '#core/directory/organization-claims/claim-subjects.ts'
import { claimants, claimHeads, claims, noClaims } from '#core/directory/organization-claims/claims.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import type { Claim, ClaimId } from '#shared/directory/organization-claims/claim.ts'
import { assertClaims, recentTries, subjectKey } from '#shared/directory/organization-claims/claim-limits.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { fileClaim as contract } from '#shared/directory/organization-claims/contract.ts'
import { newId } from '#shared/ids.ts'

async function fileClaim({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user } = actor
  const { subject, role, message } = body
  if (user.status !== 'active') throw claimRefusal.accountPending()
  if (user.deletionDueAt) throw claimRefusal.leaving()
  const id = newId('clm', now) as ClaimId
  return untilUnchanged(
    async () => {
      const [found, head, claimant] = await Promise.all([
        requireSubject(subject),
        claimHeads.get({ subject }, { consistent: true }),
        claimants.get({ userId: user.id }, { consistent: true }),
      ])
      if (found.ownerIds.includes(user.id)) throw claimRefusal.own()
      const onSubject = head?.open ?? []
      const ofMember = claimant ?? noClaims
      assertClaims({ userId: user.id, subject }, { onSubject, ofMember }, now)
      const claim: Claim = {
        id,
        subject,
        name: found.thing.name,
        userId: user.id,
        role,
        message,
        emailProof: 'none',
        documents: [],
        isContested: found.thing.isOwned,
        status: 'pending',
        createdAt: now,
        version: 1,
      }
      const filed = [...recentTries(ofMember.filed, now), { subject: subjectKey(subject), at: now }]
      await commit(
        claims.put(claim, { absent: true }),
        claimHeads.put(
          {
            subject,
            open: [...onSubject, { claimId: id, userId: user.id }],
            version: (head?.version ?? 0) + 1,
          },
          head ? { version: head.version } : { absent: true },
        ),
        claimants.put(
          { userId: user.id, open: [...ofMember.open, id], filed, version: (claimant?.version ?? 0) + 1 },
          claimant ? { version: claimant.version } : { absent: true },
        ),
        found.check(),
        users.check({ id: user.id }, { version: user.version }),
        ...(claim.isContested ? [announce('claim.contested', { claimId: id }, now)] : []),
        ...remember(claim),
      )
      return claim
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, fileClaim)
