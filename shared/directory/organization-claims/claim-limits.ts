import { addTime } from '#shared/platform/time/add-time.ts'
import type { ClaimSubject } from './claim.ts'
import { claimRefusal } from './claim-refusal.ts'

/** Open claims of one member, and on one subject. */
export const mostOpenOfMember = 3
export const mostOpenOnSubject = 5

const mostTries = 3
const daysOfTries = 30

/** What is open on a subject. */
export type OpenClaim = { claimId: string; userId: string }

/** The claims of a member that are open, and when they claimed what within the last 30 days. */
export type ClaimsOfMember = { open: readonly string[]; filed: readonly { subject: string; at: string }[] }

/** One subject in a word, such as a key. */
export const subjectKey = ({ kind, id }: ClaimSubject): string => `${kind}#${id}`

/** The tries that still count. */
export const recentTries = (filed: ClaimsOfMember['filed'], now: string) =>
  filed.filter(({ at }) => now < addTime(at, { days: daysOfTries }))

/** Throws where a member may not claim something now. */
export function assertClaims(
  { userId, subject }: { userId: string; subject: ClaimSubject },
  { onSubject, ofMember }: { onSubject: readonly OpenClaim[]; ofMember: ClaimsOfMember },
  now: string,
): void {
  if (onSubject.some((claim) => claim.userId === userId)) throw claimRefusal.open()
  if (ofMember.open.length >= mostOpenOfMember) throw claimRefusal.limit()
  if (onSubject.length >= mostOpenOnSubject) throw claimRefusal.many()
  const tries = recentTries(ofMember.filed, now).filter((one) => one.subject === subjectKey(subject))
  if (tries.length >= mostTries) throw claimRefusal.again()
}
