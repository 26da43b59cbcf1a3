import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import type { Refusal } from '#shared/refusal.ts'

type JudgeCode = 'not_a_judge' | 'own_vehicle' | 'teammate' | 'declared_conflict'

type Judge = {
  userId: string
  staff?: Pick<EventStaff, 'role' | 'classKeys' | 'status'> | undefined
  /** The judges of the class; none named means every judge who has it. */
  assigned: readonly string[]
  /** The team on the day of the event. */
  teamId?: string | undefined
  declaredConflicts: readonly string[]
}

type Judged = {
  classKey: string
  /** Missing for a guest. */
  entrantId?: string | undefined
  /** The owner of the vehicle, and everyone else who has entered it. */
  vehicleUserIds: readonly string[]
  teamId?: string | undefined
  declaredConflicts: readonly string[]
}

/** Tells whether a person scores a class: by their part at the event, never by their membership. */
export const scoresClass = ({ staff, userId, assigned }: Judge, classKey: string): boolean =>
  staff?.status === 'accepted' &&
  (staff.role === 'judge' || staff.role === 'head_judge') &&
  (staff.classKeys.length === 0 || staff.classKeys.includes(classKey)) &&
  (assigned.length === 0 || assigned.includes(userId))

/** Explains why a person may not judge an entry; undefined if they may. */
export function judgeRefusal(
  judge: Judge,
  entry: Judged,
  { teammates = true }: { teammates?: boolean } = {},
): Refusal<JudgeCode> | undefined {
  if (!scoresClass(judge, entry.classKey))
    return { code: 'not_a_judge', message: 'You are not a judge of this class.' }
  return neutralityRefusal(judge, entry, { teammates })
}

/**
 * Explains why a person is too close to an entrant to score them; undefined if they are not: the same rule
 * for judges and for lanes.
 */
export function neutralityRefusal(
  judge: Judge,
  entry: Judged,
  { teammates = true }: { teammates?: boolean } = {},
): Refusal<JudgeCode> | undefined {
  // Also where another member drives it: the case of a co-owner who passes for neutral.
  if (entry.entrantId === judge.userId || entry.vehicleUserIds.includes(judge.userId))
    return { code: 'own_vehicle', message: 'You cannot judge your own vehicle.' }
  const others = [entry.entrantId, ...entry.vehicleUserIds].filter((id) => id !== undefined)
  if (others.some((id) => judge.declaredConflicts.includes(id)))
    return { code: 'declared_conflict', message: 'You told us you have a conflict with this entrant.' }
  if (entry.declaredConflicts.includes(judge.userId))
    return { code: 'declared_conflict', message: 'This entrant told us about a conflict with you.' }
  return teammates && judge.teamId !== undefined && judge.teamId === entry.teamId
    ? { code: 'teammate', message: 'You cannot judge a teammate.' }
    : undefined
}
