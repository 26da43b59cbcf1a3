import { countOf } from '#shared/count-of.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import type { Refusal } from '#shared/refusal.ts'
import { type CompetitionClass, protestsEndAt } from './competition-class.ts'

export type ClassCode =
  | 'class_state'
  | 'sheets_missing'
  | 'entry_open'
  | 'tie_open'
  | 'class_on_hold'
  | 'protests_open'
  | 'own_class'
  | 'reason_needed'

type ClassRefusal = Refusal<ClassCode> | undefined
type Of = Pick<CompetitionClass, 'state' | 'absent'>

/** An entry of the class, and what has come of it. */
export type EntryWork = {
  entryId: string
  number?: number | undefined
  /** The id of the registration. */
  status: 'in' | 'withdrawn' | 'moved' | 'disqualified'
  hasScore: boolean
  /** For judged classes: the judges who have not submitted, and how many there are. */
  missingJudges: number
  judges: number
}

const leastReason = 10

const reasonRefusal = (reason: string): ClassRefusal =>
  reason.trim().length < leastReason
    ? { code: 'reason_needed', message: 'Give a reason of at least 10 characters.', path: 'reason' }
    : undefined

const wrong = (message: string): Refusal<ClassCode> => ({ code: 'class_state', message })

/**
 * Explains why runs and sheets are not taken; undefined if they are: while the class is planned, the first
 * one begins it, unless its results were imported.
 */
export const workRefusal = ({
  state,
  importIds = [],
}: Pick<Of, 'state'> & Pick<CompetitionClass, 'importIds'>): ClassRefusal => {
  if (state === 'planned' && importIds.length > 0)
    return wrong(
      'The results of this class were imported. Undo the import, or have all of them rejected, before you record anything here.',
    )
  if (state === 'planned' || state === 'running') return undefined
  return state === 'void'
    ? wrong('This class is void.')
    : wrong('The places of this class are published. Ask the head judge to open what must change.')
}

/**
 * Explains why the head judge cannot change what was recorded; undefined while work is taken, and for a
 * verified class, which is amended then.
 */
export const correctionRefusal = (of: Parameters<typeof workRefusal>[0]): ClassRefusal =>
  of.state === 'verified' ? undefined : workRefusal(of)

/**
 * Explains why the head judge cannot break a tie; undefined while they can change what was recorded, and for
 * places published as shared until they sign them.
 */
export const tieRefusal = (of: Parameters<typeof workRefusal>[0]): ClassRefusal =>
  of.state === 'provisional' ? undefined : correctionRefusal(of)

const sheetsMissing = (entries: readonly EntryWork[]): ClassRefusal => {
  // An entry that no one has judged is named by the next rule.
  const part = entries.filter(({ missingJudges, judges }) => missingJudges > 0 && missingJudges < judges)
  if (part.length === 0) return undefined
  const count = part.reduce((sum, { missingJudges }) => sum + missingJudges, 0)
  const numbers = part.map(({ number }) => number ?? '?').join(', ')
  return { code: 'sheets_missing', message: `${countOf(count, 'sheet')} missing: ${numbers}.` }
}

type Publishing = { entries: readonly EntryWork[]; openTie: number | undefined; asShared: boolean }

/**
 * Explains why the places of a class cannot be published; undefined if they can. Missing scores block it and
 * never count as zero.
 */
export function publishRefusal(
  { state, absent }: Of,
  { entries, openTie, asShared }: Publishing,
): ClassRefusal {
  if (state === 'planned') return wrong('This class has not begun.')
  if (state !== 'running' && state !== 'provisional') return wrong('The places of this class are signed.')
  const waiting = entries.filter(
    ({ status, entryId }) => status === 'in' && !absent.some((one) => one === entryId),
  )
  const unjudged = waiting.find(({ hasScore }) => !hasScore)
  return (
    sheetsMissing(waiting) ??
    (unjudged && {
      code: 'entry_open',
      message: `Number ${unjudged.number ?? '?'} has not been judged, marked absent, or withdrawn.`,
    }) ??
    (openTie !== undefined && !asShared
      ? {
          code: 'tie_open',
          message: `Break the tie for place ${openTie} first, or publish it as shared.`,
        }
      : undefined)
  )
}

/** Explains why the head judge cannot sign a class; undefined if they can. */
export function signRefusal(
  of: Pick<CompetitionClass, 'state' | 'protestEndsAt' | 'changedProtests' | 'holdReason'>,
  openProtests: number,
  timeZone: string,
  now: string,
): ClassRefusal {
  if (of.state !== 'provisional') return wrong('Only provisional places can be signed.')
  const until = protestsEndAt(of)
  if (until !== undefined && now < until)
    return { code: 'protests_open', message: `Protests are open until ${zonedClock(until, timeZone)}.` }
  if (openProtests > 0)
    return { code: 'protests_open', message: `${countOf(openProtests, 'protest')} still open.` }
  return of.holdReason
    ? { code: 'class_on_hold', message: `This class is on hold: ${of.holdReason}` }
    : undefined
}

/** Explains why a person cannot verify a class; undefined if they can. */
export function verifyClassRefusal(
  { state }: Pick<Of, 'state'>,
  entrantIds: readonly string[],
  userId: string,
): ClassRefusal {
  if (entrantIds.includes(userId))
    return { code: 'own_class', message: 'You competed in this class. Someone else must verify it.' }
  return state === 'final' ? undefined : wrong('Only places that the head judge has signed can be verified.')
}

/**
 * Explains why a verified class cannot be amended; undefined if it can. Amending it verifies it again, so the
 * person’s own entry counts.
 */
export const amendRefusal = (
  { state }: Pick<Of, 'state'>,
  entrantIds: readonly string[],
  userId: string,
  reason: string,
): ClassRefusal => {
  if (entrantIds.includes(userId))
    return { code: 'own_class', message: 'You competed in this class. Someone else must verify it.' }
  return state === 'verified' ? reasonRefusal(reason) : wrong('You can amend only a verified class.')
}

/** Explains why a class cannot be declared void; undefined if it can. */
export const voidRefusal = (
  { state }: Pick<Of, 'state'>,
  entrantIds: readonly string[],
  userId: string,
  reason: string,
): ClassRefusal => {
  if (entrantIds.includes(userId))
    return {
      code: 'own_class',
      message: 'You compete in this class. Another administrator must declare it void.',
    }
  return state === 'void' ? wrong('This class is already void.') : reasonRefusal(reason)
}

/** Explains why a judge cannot be excused; undefined if they can. */
export const excuseRefusal = (
  { state, judgeIds }: Pick<CompetitionClass, 'state' | 'judgeIds'>,
  judgeId: string,
  reason: string,
): ClassRefusal => {
  if (!judgeIds.some((one) => one === judgeId)) return wrong('This judge does not judge this class.')
  return correctionRefusal({ state }) ?? reasonRefusal(reason)
}
