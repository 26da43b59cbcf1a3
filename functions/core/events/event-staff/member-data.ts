import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { stripPoster } from '#core/events/events/strip-poster.ts'
import { eventStaff } from './event-staff.ts'
import { forgetInviter } from './forget-inviter.ts'
import { removeHelper } from './remove-helper.ts'
import { helpOf, invitationsTo } from './staff-of.ts'

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const staff of helpOf(userId)) {
      await stripPoster(staff.eventId, userId)
      await forgetInviter(staff.eventId, userId)
      await removeHelper(staff)
    }
  },
  eraseAt: async ({ email, until }) => {
    for await (const invitation of invitationsTo(email))
      if (!until || invitation.invitedAt <= until) await removeHelper(invitation)
  },
}

export const exported: ExportedData = {
  at: {
    kind: eventStaff.name,
    items: async function* ({ email, since, until }) {
      for await (const { invitedBy: _, ...item } of invitationsTo(email))
        if (item.invitedAt >= since && item.invitedAt <= until) yield item
    },
  },
  of: async function* (userId) {
    for await (const { invitedBy: _, ...item } of helpOf(userId)) yield { kind: eventStaff.name, item }
  },
}
