import type { Actor } from '#core/platform/actors/authenticate.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { AppError } from '#shared/errors.ts'
import { refusal } from '#shared/platform/users/access.ts'

/** Refuses those who may not hold events. */
export async function assertOrganizer({ user }: Pick<Actor, 'user'>): Promise<void> {
  const refused = refusal({ permission: 'events.create' }, user, await permissionsOf(user))
  if (refused?.code === 'permission')
    throw new AppError(
      'forbidden',
      'not_an_organizer',
      'Only organizers can create events. Suggest one instead.',
    )
  if (refused) throw refused
}
