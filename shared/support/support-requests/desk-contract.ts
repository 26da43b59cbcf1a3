import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
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
import { DownloadLink, messagesQuery, version } from './contract.ts'
import { RequestId } from './named-request.ts'
import { DeskRequest, DeskRequestRow, OwnRequestRow } from './shown-request.ts'

const own = '/api/support-desk/desks/own/:organizationId'
const base = '/api/support-desk/desks/own/:organizationId/requests'
const one = '/api/support-desk/desks/own/:organizationId/requests/:requestId'

export const deskParams = { organizationId: OrganizationId }
const params = z.strictObject({ ...deskParams, requestId: RequestId })

/** Owners and managers of the organization, whose own membership is that of an organization. */
const agent = { types: ['organization'] } as const
const reads = { auth: agent, whileImpersonating: 'allowed' } as const
const acts = { auth: agent, whileImpersonating: 'refused' } as const
const noDesk = ['desk_not_found'] as const

export const listDeskRequests = route({
  ...reads,
  name: 'listDeskRequests',
  method: 'GET',
  path: base,
  summary: 'The requests at the desk of one’s organization',
  params: z.strictObject(deskParams),
  query: z.strictObject(deskListQuery),
  response: Page(DeskRequestRow),
  errors: noDesk,
})

export const countDeskRequests = route({
  ...reads,
  name: 'countDeskRequests',
  method: 'GET',
  path: `${own}/counts`,
  summary: 'How many requests each view of the desk has',
  params: z.strictObject(deskParams),
  response: DeskCounts,
  errors: noDesk,
})

export const listSharedRequests = route({
  ...reads,
  name: 'listSharedRequests',
  method: 'GET',
  path: `${own}/shared`,
  summary: 'The requests that people of the organization made for it',
  params: z.strictObject(deskParams),
  query: z.strictObject(pageQuery(20)),
  response: Page(OwnRequestRow),
  errors: noDesk,
})

export const getDeskRequest = route({
  ...reads,
  name: 'getDeskRequest',
  method: 'GET',
  path: one,
  summary: 'A request at the desk, with its messages',
  params,
  query: messagesQuery,
  response: DeskRequest,
  errors: [...noDesk, 'request_not_found'],
})

export const answerDeskRequest = route({
  ...acts,
  name: 'answerDeskRequest',
  method: 'POST',
  path: `${one}/answers`,
  summary: 'Answer a request; the member gets it by mail',
  params,
  body: Answer,
  response: DeskRequest,
  errors: [...noDesk, ...answerErrors],
})

export const addDeskNote = route({
  ...acts,
  name: 'addDeskNote',
  method: 'POST',
  path: `${one}/notes`,
  summary: 'Keep a note that only the desk reads',
  params,
  body: Note,
  response: DeskRequest,
  errors: [...noDesk, ...agentErrors, 'upload_not_found', 'upload_rejected'],
})

export const updateDeskRequest = route({
  ...acts,
  name: 'updateDeskRequest',
  method: 'PATCH',
  path: one,
  summary: 'Assign, sort, solve, or refuse a request',
  params,
  body: RequestChange,
  response: DeskRequest,
  errors: [...noDesk, ...changeErrors, 'participants_refused'],
})

export const mergeDeskRequests = route({
  ...acts,
  name: 'mergeDeskRequests',
  method: 'POST',
  path: `${one}/merge`,
  summary: 'Let a request go on in another one of the same person',
  params,
  body: Merge,
  response: DeskRequest,
  errors: [...noDesk, ...mergeErrors],
})

export const changeManyDeskRequests = route({
  ...acts,
  name: 'changeManyDeskRequests',
  method: 'POST',
  path: `${base}/changes`,
  summary: 'Do one thing with up to fifty requests',
  params: z.strictObject(deskParams),
  body: ManyChange,
  response: ManyChanged,
  errors: [...noDesk, 'unknown_agent', 'unknown_category'],
})

export const handOverDeskRequest = route({
  ...acts,
  name: 'handOverDeskRequest',
  method: 'POST',
  path: `${one}/handover`,
  summary: 'Hand a request to the desk of the platform, which alone answers it from then on',
  params,
  body: z.strictObject({ version }),
  errors: [...noDesk, ...agentErrors, 'version_conflict'],
})

export const showDeskPresence = route({
  ...reads,
  whileImpersonating: 'refused',
  name: 'showDeskPresence',
  method: 'POST',
  path: `${one}/presence`,
  summary: 'Say that one looks at a request, and learn who else does',
  params,
  body: Presence,
  response: Present,
  errors: [...noDesk, 'request_not_found'],
})

export const createDeskFileLink = route({
  ...acts,
  name: 'createDeskFileLink',
  method: 'POST',
  path: `${one}/files/:fileId/link`,
  answersSecret: true,
  summary: 'An address that downloads a file of a request for a minute',
  params: z.strictObject({ ...deskParams, ...fileParams }),
  response: DownloadLink,
  errors: [...noDesk, 'request_not_found', 'file_not_found'],
})

export const getDeskOriginal = route({
  ...reads,
  name: 'getDeskOriginal',
  method: 'GET',
  path: `${one}/messages/:messageId/original`,
  summary: 'The HTML of a mail, without anything that loads or runs',
  params: z.strictObject({ ...deskParams, ...originalParams }),
  response: Original,
  errors: [...noDesk, 'request_not_found', 'message_not_found'],
})
