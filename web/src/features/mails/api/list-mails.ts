import { infiniteQueryOptions } from '@tanstack/react-query'
import { listMails } from '#shared/mails/contract.ts'
import type { MailStatus } from '#shared/mails/mail.ts'
import { call } from '#web/lib/call.ts'

export const mailsKey = ['mails'] as const

export const mailPagesQuery = (status: MailStatus) =>
  infiniteQueryOptions({
    queryKey: [...mailsKey, status],
    queryFn: ({ pageParam, signal }) =>
      call(listMails, { query: { status, limit: 20, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // Mails change their status by themselves.
    staleTime: 5000,
  })
