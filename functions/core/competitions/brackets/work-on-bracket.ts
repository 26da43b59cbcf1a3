import { brackets } from '#core/competitions/competitions/brackets.ts'
import type { ClassAt, ClassRules } from '#core/competitions/competitions/class-at.ts'
import { type ClassActor, classStaff } from '#core/competitions/competitions/class-roles.ts'
import { type ClassStanding, classStanding } from '#core/competitions/competitions/class-standing.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import { workedClassAt } from '#core/competitions/competitions/worked-class-at.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { correctionRefusal, workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { AppError } from '#shared/errors.ts'

type Of = { eventId: string; classKey: string }

export type BracketWork = {
  at: ClassAt & { rules: ClassRules }
  staff: ClassActor
  standing: ClassStanding
  /** With those who are out by now. */
  bracket: Bracket | undefined
}

/** The head judge also corrects a class that is verified, which is amended then. */
const isCorrecting = ({ roles }: ClassActor) => roles.includes('head_judge')

/**
 * The bracket of a class that runs, for someone who works at it. Where they saw another version, it is refused; without
 * one, the caller compares what they saw.
 */
export async function workOnBracket(
  actor: Pick<Actor, 'userId' | 'user'>,
  { eventId, classKey }: Of,
  version: number | undefined,
): Promise<BracketWork> {
  const at = await workedClassAt(eventId, classKey)
  const staff = await classStaff(actor, at.event, classKey)
  if (at.rules.format.kind !== 'head_to_head')
    throw new AppError('conflict', 'class_state', 'This class has no bracket.')
  refuse((isCorrecting(staff) ? correctionRefusal : workRefusal)(at.of))
  const standing = await classStanding(at.of, at.rules)
  const { bracket } = standing
  if (version !== undefined && (bracket?.version ?? 0) !== version) throw concurrentChange()
  return { at, staff, standing, bracket }
}

/** Writes a bracket in place of the one that was read, while its class runs. */
export async function saveBracket(
  { at, staff, bracket: before }: BracketWork,
  after: Bracket,
  remember: (bracket: Bracket) => Write[],
  now: string,
  beside: readonly Write[] = [],
): Promise<Bracket> {
  const { eventId, classKey } = after
  await commit(
    brackets.put(after, before ? { version: before.version } : { absent: true }),
    whileScoring(at, now, { correcting: isCorrecting(staff) }),
    announce('class.scored', { eventId, classKey }, now),
    ...beside,
    ...remember(after),
  )
  return after
}

/** A sentence for the log, of what people ask about later: `Drew the bracket`. */
export const logBracket = ({ at }: BracketWork, by: Actor, sentence: string, now: string): Write =>
  recordActivity(
    {
      by,
      type: 'competition_class_update',
      description: `${sentence}: ${at.fields.name} of ${at.event.title}`,
      metadata: { eventId: at.event.id, classKey: at.of.classKey },
    },
    now,
  )
