import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import { CannedReply, CannedReplyId } from './canned-reply.ts'
import {
  Agents,
  Replies,
  ReplyBody,
  replyErrors,
  reportQuery,
  SettingsBody,
  settingsErrors,
} from './contract.ts'
import { DeskSettings } from './desk-settings.ts'
import { DeskReport } from './shown-desk.ts'

const desk = z._default(DeskId, 'platform')

export const listSupportDesks = route({
  name: 'listSupportDesks',
  method: 'GET',
  path: '/api/admin/support-desk/desks',
  auth: 'admin',
  summary: 'The desks of organizations that have had a request',
  query: z.strictObject(pageQuery(50)),
  response: Page(z.object({ deskId: DeskId, name: z.string() })),
})

export const listSupportAgents = route({
  name: 'listSupportAgents',
  method: 'GET',
  path: '/api/admin/support-desk/agents',
  auth: 'admin',
  summary: 'Those who answer at a desk',
  query: z.strictObject({ desk }),
  response: Agents,
})

export const listSupportReplies = route({
  name: 'listSupportReplies',
  method: 'GET',
  path: '/api/admin/support-desk/replies',
  auth: 'admin',
  summary: 'The prepared replies of the platform’s desk',
  response: Replies,
})

export const saveSupportReply = route({
  name: 'saveSupportReply',
  method: 'PUT',
  path: '/api/admin/support-desk/replies',
  auth: 'admin',
  summary: 'Add or change a prepared reply',
  body: ReplyBody,
  response: CannedReply,
  errors: replyErrors,
})

export const deleteSupportReply = route({
  name: 'deleteSupportReply',
  method: 'DELETE',
  path: '/api/admin/support-desk/replies/:replyId',
  auth: 'admin',
  summary: 'Delete a prepared reply',
  params: z.strictObject({ replyId: CannedReplyId }),
  errors: ['reply_not_found'],
})

export const getSupportSettings = route({
  name: 'getSupportSettings',
  method: 'GET',
  path: '/api/admin/support-desk/settings',
  auth: 'admin',
  summary: 'Categories, hours, and times of the platform’s desk',
  response: DeskSettings,
})

export const updateSupportSettings = route({
  name: 'updateSupportSettings',
  method: 'PUT',
  path: '/api/admin/support-desk/settings',
  auth: 'admin',
  summary: 'Change categories, hours, and times of the platform’s desk',
  body: SettingsBody,
  response: DeskSettings,
  errors: settingsErrors,
})

export const getSupportReport = route({
  name: 'getSupportReport',
  method: 'GET',
  path: '/api/admin/support-desk/report',
  auth: 'admin',
  summary: 'How a desk has done over some days',
  query: z.strictObject({ desk, ...reportQuery.shape }),
  response: DeskReport,
})

export const setDedicatedContact = route({
  name: 'setDedicatedContact',
  method: 'PUT',
  path: '/api/admin/support-desk/contacts/:memberId',
  auth: 'admin',
  summary: 'Choose who answers the requests of a manufacturer',
  params: z.strictObject({ memberId: UserId }),
  /** `null`: the one who takes their next request. */
  body: z.strictObject({ agentId: z.nullable(UserId) }),
  errors: ['user_not_found', 'no_contact', 'unknown_agent'],
})
