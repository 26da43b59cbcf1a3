import { arrangeFaqs } from '#shared/content/faqs/admin-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshFaqs } from './use-refresh-faqs.ts'

/** All questions in their order, each in its category, and the version of the order that it was made from. */
export type FaqArrangement = { order: { slug: string; category: string }[]; orderVersion: number }

export function useArrangeFaqs() {
  return useCommand({
    send: (body: FaqArrangement, idempotencyKey) => call(arrangeFaqs, { body }, { idempotencyKey }),
    onDone: useRefreshFaqs(),
  })
}
