import type { Actor } from '#core/platform/actors/authenticate.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { users } from '#core/platform/users/users.ts'
import { refusal } from '#shared/platform/users/access.ts'
import type { StoredSuggestion } from './suggestions.ts'

/** The owner of the draft: the suggester if they hold the event and may create events, otherwise the reviewer. */
export async function ownerOfDraft(
  { suggestedBy, isOrganizer }: StoredSuggestion,
  reviewer: Pick<Actor, 'userId'>,
): Promise<string> {
  if (!suggestedBy || !isOrganizer) return reviewer.userId
  const user = await users.get({ id: suggestedBy }, { consistent: true })
  const mayHold = user && !refusal({ permission: 'events.create' }, user, await permissionsOf(user))
  return mayHold ? suggestedBy : reviewer.userId
}
