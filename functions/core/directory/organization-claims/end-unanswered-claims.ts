import { commit } from '#core/platform/db/commit.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { endedClaim, isUnanswered } from '#shared/directory/organization-claims/stepped-claim.ts'
import { AppError } from '#shared/errors.ts'
import { claims, claimsPartition } from './claims.ts'
import { closeClaims } from './close-claim.ts'
import { tellClaimant } from './tell-claimant.ts'

const job = 'end_unanswered_claims'
const reason = 'Our question was not answered within 14 days.'

/** Refuses claims whose question was left without an answer. Safe to repeat at any point. */
export async function endUnansweredClaims(now: string): Promise<{ ended: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => claims.list({ index: 'gsi3', pk: claimsPartition('needs_info'), limit: 100, cursor }),
    ({ id }) => end(id, now),
  )
  if (failed > 0) throw new Error(`${failed} claims could not be ended; they will be retried.`)
  log.info('claims.ended', { ended: done })
  return { ended: done }
}

/** False where there is nothing to end, or its claimant answers in this moment. */
async function end(id: string, now: string): Promise<boolean> {
  const before = await claims.get({ id }, { consistent: true })
  if (!before || !isUnanswered(before, now)) return false
  const after = endedClaim(before, 'refused', { reason, now })
  try {
    await commit(
      ...(await closeClaims([{ before, after }], { now, dropsDocuments: false })),
      ...(await tellClaimant(
        after,
        {
          type: 'warning',
          title: 'Your claim was rejected',
          message: `your claim on ${after.name} was rejected: our question was not answered within 14 days.`,
        },
        now,
      )),
    )
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false
    throw error
  }
}
