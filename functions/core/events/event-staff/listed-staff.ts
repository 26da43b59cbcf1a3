import { users } from '#core/platform/users/users.ts'
import type { ListedStaff } from '#shared/events/event-staff/contract.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { StoredStaff } from './event-staff.ts'

/**
 * A helper with a public name and an address, as organizers see them; someone who has just left has neither. An
 * invitation shows the address that was typed, whether or not it has an account.
 */
export async function listedStaff({ toEmail, ...staff }: StoredStaff): Promise<ListedStaff> {
  if (toEmail !== undefined) return { ...staff, name: toEmail, email: toEmail }
  const user = await users.get({ id: staff.userId })
  return {
    ...staff,
    name: user ? publicName(user) : 'Deleted member',
    email: staff.status === 'accepted' && user ? user.email : '',
  }
}
