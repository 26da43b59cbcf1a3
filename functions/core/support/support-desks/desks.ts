import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { CannedReply } from '#shared/support/support-desks/canned-reply.ts'
import { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'

/** The settings of desks; a desk without any has the initial ones. */
export const deskSettings = entity({
  name: 'support-desk-settings',
  erasure: 'impersonal',
  schema: DeskSettings,
  key: ({ deskId }: { deskId: DeskId }) => ({ pk: `DESK#${deskId}`, sk: 'SETTINGS' }),
})

export const replyPrefix = 'REPLY#'

export const cannedReplies = entity({
  name: 'support-reply',
  erasure: 'impersonal',
  schema: CannedReply,
  key: ({ deskId, id }: { deskId: DeskId; id: string }) => ({
    pk: `DESK#${deskId}`,
    sk: `${replyPrefix}${id}`,
  }),
})

/** A shortcut of a desk, so that no two replies have the same. */
export const replyShortcuts = entity({
  name: 'support-shortcut',
  erasure: 'impersonal',
  schema: z.object({ deskId: DeskId, shortcut: z.string(), replyId: z.string(), version: z.int() }),
  key: ({ deskId, shortcut }: { deskId: DeskId; shortcut: string }) => ({
    pk: `DESK#${deskId}`,
    sk: `SHORTCUT#${shortcut}`,
  }),
})

/** How many replies a desk has. */
export const replyCounts = entity({
  name: 'support-reply-count',
  erasure: 'impersonal',
  schema: z.object({ deskId: DeskId, count: z.int(), version: z.int() }),
  key: ({ deskId }: { deskId: DeskId }) => ({ pk: `DESK#${deskId}`, sk: 'REPLIES' }),
})

export const desksOfOrganizations = 'SUPPORT_DESKS'

/** The desks of organizations that have had a request. */
export const usedDesks = entity({
  name: 'support-desk',
  erasure: 'impersonal',
  schema: z.object({ deskId: DeskId, version: z.int() }),
  key: ({ deskId }: { deskId: DeskId }) => ({ pk: desksOfOrganizations, sk: deskId }),
})

/** The manufacturers whose contact someone is. */
export const contactsWith = (agentId: string) => `SUPPORT_CONTACT_OF#${agentId}`

/** The administrator who answers the requests of a manufacturer. */
export const dedicatedContacts = entity({
  name: 'support-contact',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, agentId: UserId, since: z.iso.datetime(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'SUPPORT_CONTACT' }),
  gsi1: ({ userId, agentId }) => ({ pk: contactsWith(agentId), sk: userId }),
})

export const presenceSeconds = 45

/** Agents who look at a request: each says so again while they do, and is forgotten soon after. */
export const presences = entity({
  name: 'support-presence',
  erasure: { days: 3 },
  schema: z.object({
    requestId: z.string(),
    userId: UserId,
    isWriting: z.boolean(),
    seenAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ requestId, userId }: { requestId: string; userId: string }) => ({
    pk: `SUPPORT#${requestId}`,
    sk: `PRESENT#${userId}`,
  }),
  expiresAt: ({ seenAt }) => addTime(seenAt, { seconds: presenceSeconds }),
})
