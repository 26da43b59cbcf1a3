import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import type { ClassRole } from '#shared/competitions/competitions/class-work.ts'
import { AppError } from '#shared/errors.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'

export type ClassActor = { userId: string; roles: readonly ClassRole[]; staff?: EventStaff | undefined }

/** Owner, organizers, managers of its organization, and administrators hold an event; its head judge, judges and lanes have their part by appointment. */
export async function classActor(
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
  event: WholeEvent,
  classKey: string,
): Promise<ClassActor> {
  const [found, manages] = await Promise.all([
    eventStaff.get({ eventId: event.id, userId }, { consistent: true }),
    managesFor(event.organizationId, userId),
  ])
  const staff = found?.status === 'accepted' ? found : undefined
  const isOrganizer =
    event.ownerId === userId ||
    manages ||
    staff?.role === 'organizer' ||
    (await permissionsOf(user)).includes('events.update')
  const has = staff && (staff.classKeys.length === 0 || staff.classKeys.includes(classKey))
  const own = has && staff.role !== 'organizer' && staff.role !== 'desk' ? staff.role : undefined
  return { userId, roles: [...(isOrganizer ? ['organizer' as const] : []), ...(own ? [own] : [])], staff }
}

/** Someone who works at a class, or a refusal. */
export async function classStaff(
  actor: Pick<Actor, 'userId' | 'user'>,
  event: WholeEvent,
  classKey: string,
): Promise<ClassActor> {
  const found = await classActor(actor, event, classKey)
  if (found.roles.length === 0)
    throw new AppError('not_found', 'not_staff', 'Only the organizers and judges of this class can do this.')
  return found
}

const sentences = {
  not_head_judge: 'Only the head judge can do this.',
  not_organizer: 'Only the organizers and the head judge of this event can do this.',
}

/** For decisions that only the head judge makes. */
export function assertHeadJudge({ roles }: ClassActor): void {
  if (!roles.includes('head_judge'))
    throw new AppError('forbidden', 'not_head_judge', sentences.not_head_judge)
}

/** For decisions of organizers and the head judge; judges and lanes do not make them. */
export function assertLeading({ roles }: ClassActor): void {
  if (!roles.includes('organizer') && !roles.includes('head_judge'))
    throw new AppError('forbidden', 'not_staff', sentences.not_organizer)
}
