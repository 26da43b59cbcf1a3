import { adminClaim } from '#core/directory/organization-claims/admin-claim.ts'
import { requireSubject } from '#core/directory/organization-claims/claim-subjects.ts'
import { claimHeads, claims, type StoredClaim } from '#core/directory/organization-claims/claims.ts'
import { closeClaims } from '#core/directory/organization-claims/close-claim.ts'
import { findClaim } from '#core/directory/organization-claims/find-claim.ts'
import { giveSubject } from '#core/directory/organization-claims/give-subject.ts'
import { tellClaimant } from '#core/directory/organization-claims/tell-claimant.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import {
  type AdminClaim,
  decideClaim as contract,
} from '#shared/directory/organization-claims/admin-contract.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { assertMayApprove, endedClaim } from '#shared/directory/organization-claims/stepped-claim.ts'

type Asked = ApiRequest<typeof contract>

const superseded = 'Another claim for this was approved.'

/** Of two approvals at once one succeeds: the other finds its claim superseded, or the owner already changed. */
function decideClaim(request: Asked) {
  const { actor, params, body, now, remember } = request
  const { approves, reason, version } = body
  if (!approves && !reason) throw claimRefusal.reasonRequired()
  return untilUnchanged(async () => {
    const before = await findClaim(params.claimId)
    const after = endedClaim(before, approves ? 'approved' : 'refused', { reason, now })
    if (before.version !== version) throw concurrentChange()
    const writes = approves ? await approval(before, after, request) : await refusal(before, after, now)
    const read = await adminClaim(after, now)
    const answer = approves ? withOwner(read) : read
    await commit(
      ...writes,
      recordActivity(
        {
          by: actor,
          type: 'claim_decision',
          description: `${approves ? 'Approved' : 'Rejected'} a claim on ${after.name}${reason ? `: ${reason}` : ''}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

async function approval(before: StoredClaim, after: StoredClaim, { body, now }: Asked): Promise<Write[]> {
  const { reason } = body
  assertMayApprove(before, reason, now)
  const [subject, claimant, rivals] = await Promise.all([
    requireSubject(before.subject),
    users.get({ id: before.userId }, { consistent: true }),
    rivalsOf(before),
  ])
  if (claimant?.status !== 'active' || claimant.deletionDueAt) throw claimRefusal.claimantGone()
  const others = rivals.map((rival) => ({
    before: rival,
    after: endedClaim(rival, 'superseded', { reason: superseded, now }),
  }))
  const told = await Promise.all([
    tellClaimant(
      after,
      { type: 'success', title: 'Your claim was approved', message: `${after.name} is yours now.` },
      now,
    ),
    ...others.map(({ after: rival }) =>
      tellClaimant(
        rival,
        {
          type: 'warning',
          title: 'Your claim was rejected',
          message: `your claim on ${rival.name} ended: another claim for this was approved.`,
        },
        now,
      ),
    ),
  ])
  return [
    ...(await giveSubject(
      before.subject,
      { userId: before.userId, reason: reason || 'Their claim was approved.', version: subject.version },
      now,
    )),
    ...(await closeClaims([{ before, after }, ...others], { now, dropsDocuments: false })),
    ...told.flat(),
  ]
}

async function refusal(before: StoredClaim, after: StoredClaim, now: string): Promise<Write[]> {
  return [
    ...(await closeClaims([{ before, after }], { now, dropsDocuments: false })),
    ...(await tellClaimant(
      after,
      {
        type: 'warning',
        title: 'Your claim was rejected',
        message: `your claim on ${after.name} was rejected: ${after.reason ?? ''}`,
      },
      now,
    )),
  ]
}

/** A claim after its approval, which what is read of its subject does not show yet. */
const withOwner = (read: AdminClaim): AdminClaim => ({
  ...read,
  ...(read.thing && { thing: { ...read.thing, isOwned: true } }),
  owners: [read.claimant],
  rivals: 0,
})

/** The other open claims on the same subject. */
async function rivalsOf({ id, subject }: StoredClaim): Promise<StoredClaim[]> {
  const head = await claimHeads.get({ subject }, { consistent: true })
  const others = head?.open.filter(({ claimId }) => claimId !== id) ?? []
  const rows = await getMany(
    others.map(({ claimId }) => claims.key({ id: claimId })),
    { consistent: true },
  )
  return rows.map(claims.read).filter(isOpen)
}

export const handler = endpoint(contract, decideClaim)
