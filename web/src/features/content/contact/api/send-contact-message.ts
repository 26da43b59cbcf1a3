import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ContactMessage, sendContactMessage } from '#shared/content/contact/contract.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { contactQuery } from './contact-queries.ts'

/** Sends the form once, however often it is tried: the proof that a person sends it is another one each time. */
export function useSendContactMessage() {
  const queryClient = useQueryClient()
  const [keys] = useState(() => attemptKeys())
  return useMutation<void, Error, ContactMessage>({
    networkMode: 'always',
    mutationFn: async (body) => {
      const { captchaToken: _, ...said } = body
      await call(sendContactMessage, { body }, { idempotencyKey: keys.keyFor(said) })
    },
    onSuccess: () => keys.settle(),
    onError: (error) => {
      // The page may be older than its current choices.
      if (error instanceof ApiError && (error.code === 'unknown_topic' || error.code === 'contact_closed'))
        void queryClient.invalidateQueries({ queryKey: contactQuery.queryKey })
    },
  })
}
