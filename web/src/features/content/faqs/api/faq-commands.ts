import { useQueryClient } from '@tanstack/react-query'
import { arrangeFaqs, createFaq, deleteFaq, updateFaq } from '#shared/content/faqs/admin-contract.ts'
import type { FaqFields } from '#shared/content/faqs/faq.ts'
import { AppError } from '#shared/errors.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { allFaqsQuery } from './admin-faqs-query.ts'

/** Reads every list of questions again. */
export function useRefreshFaqs() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['faqs'] })
}

export const useDeleteFaq = command(deleteFaq, { changes: [['faqs']] })

/** All questions in their order, each in its category, and the version of the order that it was made from. */
export type FaqArrangement = { order: { slug: string; category: string }[]; orderVersion: number }

/** Stores the order. A refused one stays as it is until it is discarded. */
export function useArrangeFaqs() {
  return useCommand({
    send: (body: FaqArrangement, idempotencyKey) => call(arrangeFaqs, { body }, { idempotencyKey }),
    onDone: useRefreshFaqs(),
  })
}

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
