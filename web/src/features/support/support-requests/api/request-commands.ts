import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import {
  createSupportFileLink,
  rateSupportRequest,
  reopenSupportRequest,
  solveSupportRequest,
  writeToSupportRequest,
} from '#shared/support/support-requests/contract.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { type RequestActs, withAnswer } from './request-acts.ts'
import { ownRequestQuery, ownRequestsKey, supportKey } from './support-queries.ts'

export const uploadAttachment: RequestActs['upload'] = (file, onProgress) =>
  sendFile('ticket-attachment', file, onProgress)

/** What a member does with a request of their own. */
export function useOwnRequestActs(requestId: RequestId): RequestActs {
  const queryClient = useQueryClient()
  const params = { requestId }
  const { queryKey } = ownRequestQuery(requestId)
  return {
    write: (body, idempotencyKey) => call(writeToSupportRequest, { params, body }, { idempotencyKey }),
    settle: (isSolved, idempotencyKey) =>
      call(isSolved ? solveSupportRequest : reopenSupportRequest, { params }, { idempotencyKey }),
    rate: (body, idempotencyKey) => call(rateSupportRequest, { params, body }, { idempotencyKey }),
    upload: uploadAttachment,
    linkOf: async (fileId) => (await call(createSupportFileLink, { params: { requestId, fileId } })).url,
    keep: (answer) => {
      queryClient.setQueryData<InfiniteData<PublicRequest, string | undefined>>(
        queryKey,
        (cached) => cached && { ...cached, pages: withAnswer(cached.pages, answer) },
      )
      void queryClient.invalidateQueries({ queryKey: ownRequestsKey })
    },
    readAgain: () => queryClient.invalidateQueries({ queryKey: [supportKey] }),
  }
}
