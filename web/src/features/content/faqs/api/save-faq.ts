import { useQueryClient } from '@tanstack/react-query'
import { createFaq, updateFaq } from '#shared/content/faqs/admin-contract.ts'
import type { FaqFields } from '#shared/content/faqs/faq.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'
import { allFaqsQuery } from './all-faqs-query.ts'
import { useRefreshFaqs } from './use-refresh-faqs.ts'

export type FaqDraft = FaqFields & { version?: number | undefined }

type Edited = { fields: FaqFields; thing: FaqDraft }

/** Adds a question, or changes the one with this anchor, for `useEditForm`. */
export function useSaveFaq(slug: string | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshFaqs()
  return {
    send: ({ fields, thing: { version } }: Edited, idempotencyKey: string): Promise<FaqDraft> =>
      slug === undefined || version === undefined
        ? call(createFaq, { body: fields }, { idempotencyKey })
        : call(updateFaq, { params: { slug }, body: { ...fields, version } }, { idempotencyKey }),
    refresh,
    onStale: refresh,
    latest: async (): Promise<FaqDraft> => {
      const { items } = await queryClient.fetchQuery({ ...allFaqsQuery, staleTime: 0 })
      const faq = items.find((one) => one.slug === slug)
      if (!faq) throw new AppError('not_found', 'faq_not_found', 'Question not found')
      return faq
    },
  }
}
