import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { managersOf } from '#core/organizations/organizations/managers-of.ts'
import {
  actsAsHeadJudge,
  competesRefusal,
  type Leaders,
} from '#shared/competitions/competitions/leading-refusal.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { ClassAt } from './class-at.ts'
import { assertHeadJudge, type ClassActor } from './class-roles.ts'
import { entrantIdsOf } from './entrants-of.ts'
import { refuse } from './refuse.ts'

/** Those who lead a class, and those who compete in it. */
export async function leadersOf(
  { event, of }: Pick<ClassAt, 'event' | 'of'>,
  entries: readonly ClassEntry[],
): Promise<Leaders> {
  const [staff, managers, entrantIds] = await Promise.all([
    staffOf(event.id),
    managersOf(event.organizationId),
    entrantIdsOf(entries),
  ])
  const accepted = staff.filter(({ status }) => status === 'accepted')
  return {
    entrantIds,
    headJudgeIds: accepted
      .filter(
        ({ role, classKeys }) =>
          role === 'head_judge' && (classKeys.length === 0 || classKeys.includes(of.classKey)),
      )
      .map(({ userId }) => userId),
    organizerIds: [
      event.ownerId,
      ...accepted.filter(({ role }) => role === 'organizer').map(({ userId }) => userId),
      ...managers.map(({ userId }) => userId),
    ],
  }
}

/** For what the head judge decides: refuses one who competes in the class, in whose place another decides. */
export function assertNeutralHead(staff: ClassActor, leaders: Leaders, act: 'sign' | 'void'): void {
  if (!actsAsHeadJudge(staff, leaders)) assertHeadJudge(staff)
  refuse(competesRefusal(staff, leaders, act))
}
