import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import type { Refusal } from '#shared/refusal.ts'

export const mostConflicts = 10

type Staff = Pick<EventStaff, 'userId' | 'role' | 'status' | 'classKeys'>

/** Tells whether a helper at an event scores entries of these classes; no one judges themselves. */
export const scores = (
  { userId, role, status, classKeys }: Staff,
  entrantId: string,
  entered: readonly string[],
): boolean =>
  status === 'accepted' &&
  userId !== entrantId &&
  (role === 'judge' || role === 'head_judge' || role === 'lane') &&
  (classKeys.length === 0 || classKeys.some((key) => entered.includes(key)))

type Naming = {
  /** The people the entrant named before. */
  before: readonly string[]
  named: readonly string[]
  scorers: readonly { userId: string; name: string; hasScored: boolean }[]
}

/**
 * Explains why an entrant cannot name these judges; undefined if they can. A judge who has scored them can no
 * longer be named, so that no one gets rid of a score they do not like. Earlier names may stay, even of a
 * judge who has left.
 */
export function conflictsRefusal({
  before,
  named,
  scorers,
}: Naming): Refusal<'not_a_judge' | 'judge_has_scored'> | undefined {
  const path = 'judgeIds'
  for (const userId of named.filter((one) => !before.includes(one))) {
    const found = scorers.find((one) => one.userId === userId)
    if (!found)
      return { code: 'not_a_judge', message: 'Choose someone who judges one of your classes.', path }
    if (found.hasScored)
      return {
        code: 'judge_has_scored',
        message: `${found.name} has already scored you. File a protest if something is wrong.`,
        path,
      }
  }
  return undefined
}
