import { useQueryClient } from '@tanstack/react-query'
import {
  getNewsletterSubscription,
  setNewsletterSubscription,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

/** What a member chose for the address of their account. */
export const subscriptionQuery = query('newsletter-subscription', getNewsletterSubscription, {})

export function useSetSubscription() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (body: InputOf<typeof setNewsletterSubscription>['body']) =>
      call(setNewsletterSubscription, { body }),
    onDone: async (answer) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, answer)
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  })
}
