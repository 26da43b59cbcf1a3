import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { stripPoster } from '#core/events/events/strip-poster.ts'
import { eventStaff } from './event-staff.ts'
import { forgetInviter } from './forget-inviter.ts'
import { removeHelper } from './remove-helper.ts'
import { helpOf } from './staff-of.ts'

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const staff of helpOf(userId)) {
      await stripPoster(staff.eventId, userId)
      await forgetInviter(staff.eventId, userId)
      await removeHelper(staff)
    }
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const { invitedBy: _, ...item } of helpOf(userId)) yield { kind: eventStaff.name, item }
  },
}
