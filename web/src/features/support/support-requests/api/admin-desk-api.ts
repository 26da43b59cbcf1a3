import {
  getSupportSettings,
  listSupportAgents,
  listSupportReplies,
} from '#shared/support/support-desks/admin-contract.ts'
import { getSupportDesk } from '#shared/support/support-desks/contract.ts'
import {
  addSupportNote,
  answerSupportRequest,
  changeManySupportRequests,
  countSupportRequests,
  createAgentFileLink,
  getSupportOriginal,
  getSupportRequest,
  listSupportRequests,
  mergeSupportRequests,
  showSupportPresence,
  updateSupportRequest,
} from '#shared/support/support-requests/admin-contract.ts'
import {
  adminRequestPath,
  type DeskId,
  platformDesk,
} from '#shared/support/support-requests/named-request.ts'
import { call } from '#web/lib/call.ts'
import type { DeskApi } from '../desk/desk-api.ts'
import { usableCategories } from '../desk/usable-categories.ts'

/** A desk as administrators work at it: their own, or that of an organization, which they only read. */
export const adminDeskApi = (desk: DeskId): DeskApi => ({
  deskId: desk,
  isAdmin: true,
  mayAnswer: desk === platformDesk,
  paths: { list: '/admin/support', request: adminRequestPath },
  list: (filter, cursor, signal) =>
    call(listSupportRequests, { query: { desk, ...filter, cursor } }, { signal }),
  counts: (signal) => call(countSupportRequests, { query: { desk } }, { signal }),
  get: (requestId, cursor, signal) =>
    call(getSupportRequest, { params: { requestId }, query: { cursor } }, { signal }),
  original: (requestId, messageId, signal) =>
    call(getSupportOriginal, { params: { requestId, messageId } }, { signal }),
  replies: (signal) => call(listSupportReplies, {}, { signal }),
  agents: (signal) => call(listSupportAgents, { query: { desk } }, { signal }),
  categories: async (signal) =>
    desk === platformDesk
      ? usableCategories(await call(getSupportSettings, {}, { signal }))
      : ((await call(getSupportDesk, { params: { deskId: desk } }, { signal })).desk?.categories ?? []),
  answer: (requestId, body, idempotencyKey) =>
    call(answerSupportRequest, { params: { requestId }, body }, { idempotencyKey }),
  note: (requestId, body, idempotencyKey) =>
    call(addSupportNote, { params: { requestId }, body }, { idempotencyKey }),
  update: (requestId, body, idempotencyKey) =>
    call(updateSupportRequest, { params: { requestId }, body }, { idempotencyKey }),
  merge: (requestId, body, idempotencyKey) =>
    call(mergeSupportRequests, { params: { requestId }, body }, { idempotencyKey }),
  many: (body, idempotencyKey) => call(changeManySupportRequests, { body }, { idempotencyKey }),
  presence: (requestId, body) =>
    call(showSupportPresence, { params: { requestId }, body }, { idempotencyKey: crypto.randomUUID() }),
  fileLink: (requestId, fileId) =>
    call(createAgentFileLink, { params: { requestId, fileId } }, { idempotencyKey: crypto.randomUUID() }),
})
