import * as z from 'zod/mini'
import { Page } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import {
  Answer,
  agentErrors,
  answerErrors,
  changeErrors,
  DeskCounts,
  deskListQuery,
  fileParams,
  ManyChange,
  ManyChanged,
  Merge,
  mergeErrors,
  Note,
  Original,
  originalParams,
  Presence,
  Present,
  RequestChange,
} from './agent-shapes.ts'
import { DownloadLink, messagesQuery, requestParams } from './contract.ts'
import { DeskId } from './named-request.ts'
import { DeskRequest, DeskRequestRow } from './shown-request.ts'
import { CategoryKey, RequestPriority, RequestSubject, RequestText } from './support-request.ts'

const base = '/api/admin/support-desk/requests'
const one = '/api/admin/support-desk/requests/:requestId'

export const listSupportRequests = route({
  name: 'listSupportRequests',
  method: 'GET',
  path: base,
  auth: 'admin',
  summary: 'The requests of a desk in one of its views, or what a search finds',
  query: z.strictObject({ desk: z._default(DeskId, 'platform'), ...deskListQuery }),
  response: Page(DeskRequestRow),
})

export const countSupportRequests = route({
  name: 'countSupportRequests',
  method: 'GET',
  path: '/api/admin/support-desk/counts',
  auth: 'admin',
  summary: 'How many requests each view of a desk has',
  query: z.strictObject({ desk: z._default(DeskId, 'platform') }),
  response: DeskCounts,
})

export const openRequestForMember = route({
  name: 'openRequestForMember',
  method: 'POST',
  path: base,
  auth: 'admin',
  summary: 'Begin a request in which the platform writes to a member first',
  body: z.strictObject({
    email: Email,
    category: CategoryKey,
    priority: z._default(RequestPriority, 'normal'),
    subject: RequestSubject,
    text: RequestText,
  }),
  response: DeskRequest,
  status: 201,
  errors: ['unknown_member', 'unknown_category'],
})

export const getSupportRequest = route({
  name: 'getSupportRequest',
  method: 'GET',
  path: one,
  auth: 'admin',
  summary: 'A request with what is known about it, and its messages',
  params: requestParams,
  query: messagesQuery,
  response: DeskRequest,
  errors: ['request_not_found'],
})

export const answerSupportRequest = route({
  name: 'answerSupportRequest',
  method: 'POST',
  path: `${one}/answers`,
  auth: 'admin',
  summary: 'Answer a request; the customer gets it by mail',
  params: requestParams,
  body: Answer,
  response: DeskRequest,
  errors: answerErrors,
})

export const addSupportNote = route({
  name: 'addSupportNote',
  method: 'POST',
  path: `${one}/notes`,
  auth: 'admin',
  summary: 'Keep a note that only the desk reads',
  params: requestParams,
  body: Note,
  response: DeskRequest,
  errors: [...agentErrors, 'upload_not_found', 'upload_rejected'],
})

export const updateSupportRequest = route({
  name: 'updateSupportRequest',
  method: 'PATCH',
  path: one,
  auth: 'admin',
  summary: 'Assign, sort, solve, or refuse a request',
  params: requestParams,
  body: RequestChange,
  response: DeskRequest,
  errors: changeErrors,
})

export const mergeSupportRequests = route({
  name: 'mergeSupportRequests',
  method: 'POST',
  path: `${one}/merge`,
  auth: 'admin',
  summary: 'Let a request go on in another one of the same person',
  params: requestParams,
  body: Merge,
  response: DeskRequest,
  errors: mergeErrors,
})

export const changeManySupportRequests = route({
  name: 'changeManySupportRequests',
  method: 'POST',
  path: `${base}/changes`,
  auth: 'admin',
  summary: 'Do one thing with up to fifty requests',
  body: ManyChange,
  response: ManyChanged,
  errors: ['unknown_agent', 'unknown_category'],
})

export const showSupportPresence = route({
  name: 'showSupportPresence',
  method: 'POST',
  path: `${one}/presence`,
  auth: 'admin',
  summary: 'Say that one looks at a request, and learn who else does',
  params: requestParams,
  body: Presence,
  response: Present,
  errors: ['request_not_found'],
})

export const createAgentFileLink = route({
  name: 'createAgentFileLink',
  method: 'POST',
  path: `${one}/files/:fileId/link`,
  auth: 'admin',
  answersSecret: true,
  summary: 'An address that downloads a file of a request for a minute',
  params: z.strictObject(fileParams),
  response: DownloadLink,
  errors: ['request_not_found', 'file_not_found'],
})

export const getSupportOriginal = route({
  name: 'getSupportOriginal',
  method: 'GET',
  path: `${one}/messages/:messageId/original`,
  auth: 'admin',
  summary: 'The HTML of a mail, without anything that loads or runs',
  params: z.strictObject(originalParams),
  response: Original,
  errors: ['request_not_found', 'message_not_found'],
})
