import { useQueryClient } from '@tanstack/react-query'
import {
  confirmNewsletter,
  lookUpNewsletterLink,
  type NewsletterLink,
  resubscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

/** What a link can do, and for whom. Looking changes nothing. */
export const newsletterLinkQuery = (token: string) =>
  query('newsletter-link', lookUpNewsletterLink, { body: { token } }, { retry: false })

type Said<C extends typeof confirmNewsletter | typeof unsubscribeFromNewsletter> = Omit<
  InputOf<C>['body'],
  'token'
>

/** What can be pressed behind a link. Each answer is what the link shows next. */
export function useLinkCommands(token: string) {
  const queryClient = useQueryClient()
  const { queryKey } = newsletterLinkQuery(token)
  const known = {
    onDone: async (link: NewsletterLink) => {
      queryClient.setQueryData(queryKey, link)
    },
    onStale: () => queryClient.invalidateQueries({ queryKey }),
  }
  return {
    confirm: useCommand({
      ...known,
      send: (said: Said<typeof confirmNewsletter>) => call(confirmNewsletter, { body: { ...said, token } }),
    }),
    unsubscribe: useCommand({
      ...known,
      send: (said: Said<typeof unsubscribeFromNewsletter>) =>
        call(unsubscribeFromNewsletter, { body: { ...said, token } }),
    }),
    resubscribe: useCommand({
      ...known,
      send: (_: Record<never, never>) => call(resubscribeToNewsletter, { body: { token } }),
    }),
  }
}
