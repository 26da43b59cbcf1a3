import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import {
  getOwnDeskSettings,
  listDeskAgents,
  listDeskReplies,
} from '#shared/support/support-desks/contract.ts'
import {
  addDeskNote,
  answerDeskRequest,
  changeManyDeskRequests,
  countDeskRequests,
  createDeskFileLink,
  getDeskOriginal,
  getDeskRequest,
  handOverDeskRequest,
  listDeskRequests,
  mergeDeskRequests,
  showDeskPresence,
  updateDeskRequest,
} from '#shared/support/support-requests/desk-contract.ts'
import { deskRequestPath, type RequestId } from '#shared/support/support-requests/named-request.ts'
import { call } from '#web/lib/call.ts'
import type { DeskApi } from '../desk/desk-api.ts'
import { usableCategories } from '../desk/usable-categories.ts'

/** The desk of an organization as its owners and managers work at it. */
export function organizationDeskApi(organizationId: OrganizationId): DeskApi {
  const params = { organizationId }
  const of = (requestId: RequestId) => ({ organizationId, requestId })
  return {
    deskId: organizationId,
    isAdmin: false,
    mayAnswer: true,
    paths: { list: '/organization/support', request: deskRequestPath },
    list: (filter, cursor, signal) =>
      call(listDeskRequests, { params, query: { ...filter, cursor } }, { signal }),
    counts: (signal) => call(countDeskRequests, { params }, { signal }),
    get: (requestId, cursor, signal) =>
      call(getDeskRequest, { params: of(requestId), query: { cursor } }, { signal }),
    original: (requestId, messageId, signal) =>
      call(getDeskOriginal, { params: { ...of(requestId), messageId } }, { signal }),
    replies: (signal) => call(listDeskReplies, { params }, { signal }),
    agents: (signal) => call(listDeskAgents, { params }, { signal }),
    categories: async (signal) => usableCategories(await call(getOwnDeskSettings, { params }, { signal })),
    answer: (requestId, body, idempotencyKey) =>
      call(answerDeskRequest, { params: of(requestId), body }, { idempotencyKey }),
    note: (requestId, body, idempotencyKey) =>
      call(addDeskNote, { params: of(requestId), body }, { idempotencyKey }),
    update: (requestId, body, idempotencyKey) =>
      call(updateDeskRequest, { params: of(requestId), body }, { idempotencyKey }),
    merge: (requestId, body, idempotencyKey) =>
      call(mergeDeskRequests, { params: of(requestId), body }, { idempotencyKey }),
    many: (body, idempotencyKey) => call(changeManyDeskRequests, { params, body }, { idempotencyKey }),
    handOver: (requestId, version, idempotencyKey) =>
      call(handOverDeskRequest, { params: of(requestId), body: { version } }, { idempotencyKey }),
    presence: (requestId, body) =>
      call(showDeskPresence, { params: of(requestId), body }, { idempotencyKey: crypto.randomUUID() }),
    fileLink: (requestId, fileId) =>
      call(
        createDeskFileLink,
        { params: { ...of(requestId), fileId } },
        { idempotencyKey: crypto.randomUUID() },
      ),
  }
}
