import { addTime } from '#shared/platform/time/add-time.ts'
import { type Claim, type ClaimStatus, isOpen } from './claim.ts'
import { claimRefusal } from './claim-refusal.ts'

const daysToObject = 14
const daysToAnswer = 14

/** Until when the owner can object. */
export const objectsUntil = ({ createdAt }: Pick<Claim, 'createdAt'>): string =>
  addTime(createdAt, { days: daysToObject })

/** Until when a question can be answered. */
export const answersUntil = ({ askedAt = '' }: Pick<Claim, 'askedAt'>): string =>
  addTime(askedAt, { days: daysToAnswer })

/** True for a claim whose question was left without an answer. */
export const isUnanswered = (claim: Claim, now: string): boolean =>
  claim.status === 'needs_info' && claim.askedAt !== undefined && now >= answersUntil(claim)

const next = <C extends Claim>(claim: C, changes: Partial<Claim>): C => ({
  ...claim,
  ...changes,
  version: claim.version + 1,
})

/** A claim after an administrator asked something. */
export function askedClaim<C extends Claim>(claim: C, question: string, now: string): C {
  if (claim.status !== 'pending') throw claimRefusal.decided()
  return next(claim, { status: 'needs_info', question, askedAt: now })
}

/** A claim after its claimant answered. */
export function answeredClaim<C extends Claim>(claim: C, answer: string, now: string): C {
  if (claim.status !== 'needs_info') throw claimRefusal.notAsked()
  if (isUnanswered(claim, now)) throw claimRefusal.answerLate()
  return next(claim, { status: 'pending', answer })
}

/** A claim that ends. One that was superseded tells an administrator who is late that another one won. */
export function endedClaim<C extends Claim>(
  claim: C,
  status: Exclude<ClaimStatus, 'pending' | 'needs_info'>,
  { reason, now }: { reason?: string | undefined; now: string },
): C {
  if (claim.status === 'superseded') throw claimRefusal.lost()
  if (!isOpen(claim)) throw claimRefusal.decided()
  return next(claim, { status, decidedAt: now, ...(reason && { reason }) })
}

/** A contested claim after the owner objected. */
export function objectedClaim<C extends Claim>(
  claim: C,
  objection: { by: Claim['userId']; text: string },
  now: string,
): C {
  if (!isOpen(claim)) throw claimRefusal.decided()
  if (claim.objection) throw claimRefusal.objectedOnce()
  if (!claim.isContested || now >= objectsUntil(claim)) throw claimRefusal.objectionLate()
  return next(claim, { objection: { ...objection, at: now } })
}

/** Throws where a claim against an owner can be approved only with a reason, and there is none. */
export function assertMayApprove(claim: Claim, reason: string, now: string): void {
  if (!claim.isContested || reason) return
  if (claim.objection) throw claimRefusal.objected()
  if (now < objectsUntil(claim)) throw claimRefusal.wait(objectsUntil(claim).slice(0, 10))
}
