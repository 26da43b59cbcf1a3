import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { Protest, ProtestFields } from './protest.ts'

type ProtestCode =
  | 'protests_closed'
  | 'not_an_entrant'
  | 'protest_twice'
  | 'reason_needed'
  | 'protest_decided'
  | 'protest_involved'
type ProtestRefusal = Refusal<ProtestCode> | undefined

type Class = Pick<CompetitionClass, 'state' | 'revision' | 'protestEndsAt' | 'changedProtests'>

type Filer = {
  userId: string
  /** Their entries in the class. */
  entryIds: readonly string[]
  isHeadJudge: boolean
}

const leastText = 10

/**
 * Returns the time until which an entrant may protest: everyone at first, and after a further revision those
 * whose places it changed.
 */
function endsFor({ protestEndsAt, changedProtests }: Class, entryIds: readonly string[]): string | undefined {
  const isChanged = changedProtests?.entryIds.some((entryId) => entryIds.includes(entryId))
  return isChanged ? changedProtests?.endsAt : protestEndsAt
}

/**
 * Tells whether an entrant may protest now: while the places are provisional, by when the protest arrives.
 */
export function takesProtests(of: Class, entryIds: readonly string[], now: string): boolean {
  const endsAt = endsFor(of, entryIds)
  return of.state === 'provisional' && endsAt !== undefined && now < endsAt
}

const closed = (message: string) => ({ code: 'protests_closed' as const, message })

/**
 * Explains why a protest cannot be filed; undefined if it can. After the time only the head judge files one,
 * with a reason.
 */
export function protestRefusal(
  of: Class,
  fields: Pick<ProtestFields, 'about' | 'targetId' | 'text'>,
  filer: Filer,
  filed: readonly Pick<Protest, 'by' | 'revision' | 'about' | 'targetId' | 'status'>[],
  { timeZone, now }: { timeZone: string; now: string },
): ProtestRefusal {
  if (fields.text.trim().length < leastText)
    return { code: 'reason_needed', message: 'Say what happened in at least 10 characters.', path: 'text' }
  if (!filer.isHeadJudge && filer.entryIds.length === 0)
    return { code: 'not_an_entrant', message: 'Only entrants of this class can protest.' }
  // A protest belongs to a revision, so that there is none before the first.
  if (of.revision === 0) return closed('The places of this class are not published.')
  if (!filer.isHeadJudge && !takesProtests(of, filer.entryIds, now)) {
    if (of.state === 'running')
      return closed(
        'This class is open for a correction. You can protest when its places are published again.',
      )
    const endsAt = endsFor(of, filer.entryIds)
    return closed(
      endsAt
        ? `Protests for this class closed at ${zonedClock(endsAt, timeZone)}.`
        : 'The places of this class are not published.',
    )
  }
  const isSame = filed.some(
    (one) =>
      one.by === filer.userId &&
      one.revision === of.revision &&
      one.about === fields.about &&
      one.targetId === fields.targetId &&
      one.status !== 'withdrawn',
  )
  return isSame ? { code: 'protest_twice', message: 'You have already protested this.' } : undefined
}

type Decider = {
  userId: string
  isHeadJudge: boolean
  isAdmin: boolean
  /** True if they filed it, competed in the class, or judged its subject. */
  isInvolved: boolean
}

/**
 * Explains why a person cannot decide a protest; undefined if they can: the head judge who is not involved,
 * else an administrator.
 */
export function decideRefusal(
  { status, by }: Pick<Protest, 'status' | 'by'>,
  { userId, isHeadJudge, isAdmin, isInvolved }: Decider,
): ProtestRefusal {
  if (status !== 'open') return { code: 'protest_decided', message: 'This protest has already been decided.' }
  if (by === userId || isInvolved || !(isHeadJudge || isAdmin))
    return {
      code: 'protest_involved',
      message: 'A head judge who is not involved, or an administrator, must decide this protest.',
    }
  return undefined
}

/** Explains why a protest cannot be withdrawn; undefined if it can. */
export const withdrawRefusal = ({ status }: Pick<Protest, 'status'>): ProtestRefusal =>
  status === 'open'
    ? undefined
    : { code: 'protest_decided', message: 'This protest has already been decided.' }
