import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '#shared/platform/http/route.ts'
import { assertUploadable } from '#shared/platform/uploads/upload-purposes.ts'
import {
  answerAsGuest,
  confirmGuestRequest,
  createGuestFileLink,
  createGuestUpload,
  type OpenedRequest,
  openGuestRequest,
  rateAsGuest,
  sendGuestLink,
  solveAsGuest,
} from '#shared/support/support-requests/guest-contract.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { postUpload } from '#web/features/platform/uploads/api/post-upload.ts'
import { call } from '#web/lib/call.ts'
import { type RequestActs, withAnswer } from './request-acts.ts'
import { supportKey } from './support-queries.ts'

/** Has new links sent, once however often it is tried: the proof that a person asks is another one each time. */
export function useSendGuestLink() {
  const [keys] = useState(() => attemptKeys())
  return useMutation<void, Error, InputOf<typeof sendGuestLink>['body']>({
    networkMode: 'always',
    mutationFn: (body) => call(sendGuestLink, { body }, { idempotencyKey: keys.keyFor(body.email) }),
    onSuccess: () => keys.settle(),
  })
}

/** The request that a link opens, with its messages, the last ones first. The link’s secret stays in memory. */
export const guestRequestQuery = (link: string) =>
  infiniteQueryOptions({
    queryKey: [supportKey, openGuestRequest.name, link],
    queryFn: ({ pageParam, signal }) =>
      call(openGuestRequest, { query: { cursor: pageParam }, body: { link } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.state === 'confirmed' ? page.request.messages.nextCursor : undefined),
    // A wrong link counts against its network each time.
    retry: false,
    staleTime: 30_000,
  })

type Pages = InfiniteData<OpenedRequest, string | undefined>

/** Confirms a request: the page goes on with its conversation. */
export function useConfirmRequest(link: string) {
  const queryClient = useQueryClient()
  const { queryKey } = guestRequestQuery(link)
  return useCommand({
    send: (_: Record<never, never>) => call(confirmGuestRequest, { body: { link } }),
    onDone: (opened) => {
      queryClient.setQueryData<Pages>(queryKey, { pages: [opened], pageParams: [undefined] })
      return undefined
    },
    onStale: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** What a visitor does with the request of their link. */
export function useGuestRequestActs(link: string): RequestActs {
  const queryClient = useQueryClient()
  const { queryKey } = guestRequestQuery(link)
  return {
    write: (message) => call(answerAsGuest, { body: { link, ...message } }),
    settle: (solved) => call(solveAsGuest, { body: { link, solved } }),
    rate: (rating) => call(rateAsGuest, { body: { link, ...rating } }),
    upload: async (file, onProgress) => {
      const description = { contentType: file.type, bytes: file.size }
      assertUploadable('ticket-attachment', description)
      const place = await call(createGuestUpload, { body: { link, ...description } })
      await postUpload(place, file, onProgress)
      return place.uploadId
    },
    linkOf: async (fileId) => (await call(createGuestFileLink, { body: { link, fileId } })).url,
    keep: (answer) => {
      queryClient.setQueryData<Pages>(queryKey, (cached) => cached && withGuestAnswer(cached, answer))
    },
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  }
}

function withGuestAnswer(cached: Pages, answer: Parameters<RequestActs['keep']>[0]): Pages {
  const opened = cached.pages.flatMap((page) => (page.state === 'confirmed' ? page : []))
  const requests = withAnswer(
    opened.map(({ request }) => request),
    answer,
  )
  return {
    ...cached,
    pages: requests.map((request) => ({ state: 'confirmed', request, email: opened[0]?.email ?? '' })),
  }
}
