import { type InfiniteData, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { ManyChange, ManyChanged, RequestChange } from '#shared/support/support-requests/agent-shapes.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { type DeskApi, useDesk } from './desk-api.ts'
import { deskRequestQuery } from './desk-queries.ts'
import { withWritten } from './with-written.ts'

type Body<Name extends 'answer' | 'note' | 'update' | 'merge'> = Parameters<DeskApi[Name]>[1]

/** A write about one request: its answer is shown at once, and the lists of the desk are read again. */
function useDeskWrite<Name extends 'answer' | 'note' | 'update' | 'merge'>(
  name: Name,
  requestId: RequestId,
): UseMutationResult<DeskRequest, Error, Body<Name>> {
  const desk = useDesk()
  const queryClient = useQueryClient()
  const { queryKey } = deskRequestQuery(desk, requestId)
  return useCommand({
    send: (body: Body<Name>, idempotencyKey) =>
      (desk[name] as (id: RequestId, body: Body<Name>, key: string) => Promise<DeskRequest>)(
        requestId,
        body,
        idempotencyKey,
      ),
    onDone: (request) => {
      queryClient.setQueryData<InfiniteData<DeskRequest, string | undefined>>(
        queryKey,
        (shown) => shown && { ...shown, pages: withWritten(shown.pages, request) },
      )
      void queryClient.invalidateQueries({ queryKey: ['support'] })
      return undefined
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: ['support'] }),
  })
}

export const useAnswerRequest = (requestId: RequestId) => useDeskWrite('answer', requestId)
export const useKeepNote = (requestId: RequestId) => useDeskWrite('note', requestId)
export const useChangeRequest = (requestId: RequestId) => useDeskWrite('update', requestId)
export const useMergeRequest = (requestId: RequestId) => useDeskWrite('merge', requestId)

/** A change of a request in a list, which shows it once the list has been read again. */
export function useChangeRow(): UseMutationResult<
  DeskRequest,
  Error,
  { requestId: RequestId; change: RequestChange }
> {
  const desk = useDesk()
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['support'] })
  return useCommand({
    send: ({ requestId, change }, idempotencyKey) => desk.update(requestId, change, idempotencyKey),
    onDone: readAgain,
    onStale: readAgain,
  })
}

export function useChangeMany(): UseMutationResult<ManyChanged, Error, ManyChange> {
  const desk = useDesk()
  const queryClient = useQueryClient()
  return useCommand({
    send: desk.many,
    onDone: () => queryClient.invalidateQueries({ queryKey: ['support'] }),
  })
}
