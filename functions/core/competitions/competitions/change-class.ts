import { isDeepStrictEqual } from 'node:util'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { AppError } from '#shared/errors.ts'
import { type ClassAt, type ClassRules, judgedClassAt } from './class-at.ts'
import { type ClassActor, classStaff } from './class-roles.ts'
import { competitionClasses } from './competition-classes.ts'

export type JudgedClass = ClassAt & { rules: ClassRules }
type Of = { eventId: string; classKey: string }

const mostAttempts = 8

/**
 * Runs a read of a class and the write that follows from it. A run that came between them makes it read again; who saw
 * another version of the class than there is decides nothing.
 */
export async function untilClassHolds<T>(
  { eventId, classKey }: Of,
  version: number | undefined,
  attempt: (at: JudgedClass) => Promise<T>,
): Promise<T> {
  for (let count = 1; ; count++) {
    const at = await judgedClassAt(eventId, classKey)
    try {
      return await attempt(at)
    } catch (error) {
      const isOvertaken = error instanceof AppError && error.code === 'version_conflict'
      if (!isOvertaken || count === mostAttempts) throw error
      // A request for another version learns so right away.
      if (version !== undefined && version !== at.of.version) throw error
    }
  }
}

type Change = {
  actor: Actor
  named: Of
  /** The version that the caller saw; undefined where what they ask for does not depend on it. */
  version?: number | undefined
  /** The changed class, with what is written beside it; undefined if it is already so. */
  to: (at: JudgedClass, staff: ClassActor) => Promise<Changed | undefined> | Changed | undefined
  remember: (of: CompetitionClass) => Write[]
}

type Changed = {
  of: CompetitionClass
  with?: readonly Write[]
  /** A sentence for the log, of what people ask about later. */
  log?: string
}

/** A change of a class by someone who works at it. */
export const changeClass = ({ actor, named, version, to, remember }: Change, now: string) =>
  untilClassHolds(named, version, async (at) => {
    const staff = await classStaff(actor, at.event, named.classKey)
    if (version !== undefined && version !== at.of.version) throw concurrentChange()
    const changed = await to(at, staff)
    return changed && !isUnchanged(at, changed) ? saveClass({ by: actor, at, changed, remember }, now) : at.of
  })

/** Who asks for what is already so changes nothing, and nothing is announced. */
const isUnchanged = (at: JudgedClass, changed: Changed) =>
  !changed.with && isDeepStrictEqual(changed.of, at.of)

/** Writes a class in place of the one that was read. Everything that changes it makes its board again. */
export async function saveClass(
  {
    by,
    at,
    changed,
    remember,
  }: { by: Actor; at: ClassAt; changed: Changed; remember: (of: CompetitionClass) => Write[] },
  now: string,
): Promise<CompetitionClass> {
  const of: CompetitionClass = { ...changed.of, updatedAt: now, version: at.of.version + 1 }
  const { eventId, classKey } = of
  await commit(
    competitionClasses.put(of, at.expect),
    ...(changed.with ?? [announce('class.scored', { eventId, classKey }, now)]),
    ...(changed.log
      ? [
          recordActivity(
            {
              by,
              type: 'competition_class_update',
              description: `${changed.log} ${at.fields.name} of ${at.event.title}`,
              metadata: { eventId, classKey, revision: of.revision },
            },
            now,
          ),
        ]
      : []),
    ...remember(of),
  )
  return of
}
