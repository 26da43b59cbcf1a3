import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import { eventStaff } from './event-staff.ts'
import { staffOf } from './staff-of.ts'

/** The people someone invited to an event stay, without the inviter’s name. */
export async function forgetInviter(eventId: string, userId: string): Promise<void> {
  for (const listed of await staffOf(eventId))
    if (listed.invitedBy === userId)
      await untilUnchanged(async () => {
        const staff = await eventStaff.get(listed, { consistent: true })
        if (staff?.invitedBy !== userId) return
        const { version } = staff
        const changed = { ...staff, invitedBy: goneOwnerId as EventStaff['invitedBy'], version: version + 1 }
        await commit(eventStaff.put(changed, { version }))
      })
}
