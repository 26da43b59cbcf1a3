import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { createSupportRequest } from '#shared/support/support-requests/contract.ts'
import { type ContactMessage, sendContactMessage } from '#shared/support/support-requests/guest-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { otherCategory } from '#shared/support/support-requests/support-request.ts'
import { contactQuery } from '#web/features/content/contact/api/contact-queries.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { ownRequestsKey, supportInfoQuery } from './support-queries.ts'

export type ContactInput = Pick<ContactMessage, 'topic' | 'subject' | 'message'> &
  Partial<Pick<ContactMessage, 'name' | 'email' | 'captchaToken'>>

export type SentRequest = ResponseOf<typeof createSupportRequest>

/**
 * Sends the form once, however often it is tried: the proof that a person sends it is another one each time. What a member
 * writes is a request of theirs, in the category that is called like its topic.
 */
export function useSendContactMessage(isMember: boolean) {
  const queryClient = useQueryClient()
  const [keys] = useState(() => attemptKeys())
  return useMutation<SentRequest | undefined, Error, ContactInput>({
    networkMode: 'always',
    mutationFn: async ({ captchaToken = '', name = '', email = '', ...said }) => {
      const idempotencyKey = keys.keyFor({ ...said, name, email })
      if (!isMember) {
        const body = { ...said, name, email, captchaToken }
        await call(sendContactMessage, { body }, { idempotencyKey })
        return undefined
      }
      const { categories } = await queryClient.ensureQueryData(supportInfoQuery)
      const category = categories.find(({ label }) => label === said.topic)?.key ?? otherCategory
      const body = { deskId: platformDesk, category, subject: said.subject, text: said.message } as const
      return call(createSupportRequest, { body }, { idempotencyKey })
    },
    onSuccess: () => {
      keys.settle()
      return queryClient.invalidateQueries({ queryKey: ownRequestsKey })
    },
    onError: (error) => {
      // The page may be older than its current choices.
      if (!(error instanceof ApiError)) return
      if (error.code === 'unknown_topic')
        void queryClient.invalidateQueries({ queryKey: contactQuery.queryKey })
      if (error.code === 'unknown_category')
        void queryClient.invalidateQueries({ queryKey: supportInfoQuery.queryKey })
    },
  })
}
