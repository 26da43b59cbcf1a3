import { users } from '#core/platform/users/users.ts'
import type { ListedStaff } from '#shared/events/event-staff/contract.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'

/** A helper with a name and an address, as organizers see them; someone who has just left has neither. */
export async function listedStaff(staff: EventStaff): Promise<ListedStaff> {
  const user = await users.get({ id: staff.userId })
  return { ...staff, name: user?.name ?? 'Deleted member', email: user?.email ?? '' }
}
