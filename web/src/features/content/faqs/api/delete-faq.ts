import { deleteFaq } from '#shared/content/faqs/admin-contract.ts'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshFaqs } from './use-refresh-faqs.ts'

export function useDeleteFaq() {
  const refresh = useRefreshFaqs()
  return useCommand({
    send: ({ slug, version }: Pick<Faq, 'slug' | 'version'>, idempotencyKey) =>
      call(deleteFaq, { params: { slug }, query: { version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
