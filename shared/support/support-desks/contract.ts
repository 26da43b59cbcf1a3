import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { route } from '#shared/platform/http/route.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import { NamedAgent } from '#shared/support/support-requests/shown-request.ts'
import { CannedReply, CannedReplyFields, CannedReplyId } from './canned-reply.ts'
import { DeskSettings, DeskSettingsFields } from './desk-settings.ts'
import { DeskReport, reportDays, ShownDesk } from './shown-desk.ts'

export const getSupportInfo = route({
  name: 'getSupportInfo',
  method: 'GET',
  path: '/api/support-desk/info',
  auth: 'public',
  caching: 'minute',
  summary: 'What the platform’s desk can be asked about, and when people answer',
  response: ShownDesk,
})

export const getSupportDesk = route({
  name: 'getSupportDesk',
  method: 'GET',
  path: '/api/support-desk/desks/:deskId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What a desk can be asked about; nothing while it takes no requests',
  params: z.strictObject({ deskId: DeskId }),
  response: z.object({ desk: z.optional(ShownDesk) }),
  errors: ['desk_not_found'],
})

export const getMyContact = route({
  name: 'getMyContact',
  method: 'GET',
  path: '/api/support-desk/contact',
  auth: { types: ['manufacturer'] },
  whileImpersonating: 'allowed',
  summary: 'The person at the platform who answers one’s requests',
  response: z.object({ contact: z.optional(NamedAgent) }),
})

export const listOwnDesks = route({
  name: 'listOwnDesks',
  method: 'GET',
  path: '/api/support-desk/desks/own',
  auth: { types: ['organization'] },
  whileImpersonating: 'allowed',
  summary: 'The desks at which one answers',
  response: z.object({
    items: z.array(
      z.object({
        organizationId: OrganizationId,
        name: z.string(),
        /** Members can write to it: the organization has a page. */
        isOpen: z.boolean(),
        unassigned: z.int(),
        open: z.int(),
      }),
    ),
  }),
})

export const deskParams = z.strictObject({ organizationId: OrganizationId })
const own = '/api/support-desk/desks/own/:organizationId'
const agent = { types: ['organization'] } as const
const reads = { auth: agent, whileImpersonating: 'allowed' } as const
const acts = { auth: agent, whileImpersonating: 'refused' } as const
const noDesk = ['desk_not_found'] as const

/** All replies of a desk: there are at most two hundred. */
export const Replies = z.object({ items: z.array(CannedReply) })
export const Agents = z.object({ items: z.array(NamedAgent) })
/** Without an id a new one; with one, that of the version. */
export const ReplyBody = z.strictObject({
  id: z.optional(CannedReplyId),
  version: z.optional(z.int().check(z.gte(1))),
  ...CannedReplyFields.shape,
})
export const SettingsBody = z.strictObject({
  ...DeskSettingsFields.shape,
  version: z.int().check(z.gte(0)),
})
export const reportQuery = z.strictObject({
  days: z._default(
    z.coerce.number().check(z.refine((days) => (reportDays as readonly number[]).includes(days))),
    30,
  ),
})
export const replyErrors = ['reply_not_found', 'shortcut_taken', 'reply_limit', 'version_conflict'] as const
export const settingsErrors = ['category_gone', 'version_conflict'] as const

export const listDeskAgents = route({
  ...reads,
  name: 'listDeskAgents',
  method: 'GET',
  path: `${own}/agents`,
  summary: 'Those who answer at the desk',
  params: deskParams,
  response: Agents,
  errors: noDesk,
})

export const listDeskReplies = route({
  ...reads,
  name: 'listDeskReplies',
  method: 'GET',
  path: `${own}/replies`,
  summary: 'The prepared replies of the desk',
  params: deskParams,
  response: Replies,
  errors: noDesk,
})

export const saveDeskReply = route({
  ...acts,
  name: 'saveDeskReply',
  method: 'PUT',
  path: `${own}/replies`,
  summary: 'Add or change a prepared reply',
  params: deskParams,
  body: ReplyBody,
  response: CannedReply,
  errors: [...noDesk, ...replyErrors],
})

export const deleteDeskReply = route({
  ...acts,
  name: 'deleteDeskReply',
  method: 'DELETE',
  path: `${own}/replies/:replyId`,
  summary: 'Delete a prepared reply',
  params: z.strictObject({ ...deskParams.shape, replyId: CannedReplyId }),
  errors: [...noDesk, 'reply_not_found'],
})

export const getOwnDeskSettings = route({
  ...reads,
  name: 'getOwnDeskSettings',
  method: 'GET',
  path: `${own}/settings`,
  summary: 'Categories, hours, and times of the desk',
  params: deskParams,
  response: DeskSettings,
  errors: noDesk,
})

export const updateOwnDeskSettings = route({
  ...acts,
  name: 'updateOwnDeskSettings',
  method: 'PUT',
  path: `${own}/settings`,
  summary: 'Change categories, hours, and times of the desk',
  params: deskParams,
  body: SettingsBody,
  response: DeskSettings,
  errors: [...noDesk, ...settingsErrors],
})

export const getDeskReport = route({
  ...reads,
  name: 'getDeskReport',
  method: 'GET',
  path: `${own}/report`,
  summary: 'How the desk has done over some days',
  params: deskParams,
  query: reportQuery,
  response: DeskReport,
  errors: noDesk,
})
