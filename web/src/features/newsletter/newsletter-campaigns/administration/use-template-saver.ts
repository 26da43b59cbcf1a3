import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { saveNewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { useSaver } from '#web/features/platform/forms/use-saver.ts'
import { call } from '#web/lib/call.ts'
import { campaignsKey } from '../api/campaign-queries.ts'

export type TemplateFields = Pick<NewsletterTemplate, 'name' | 'layout' | 'blocks'>

const pick = ({ name, layout, blocks }: TemplateFields): TemplateFields => ({ name, layout, blocks })

/** A template while it is written. */
export function useTemplateSaver(opened: NewsletterTemplate) {
  const queryClient = useQueryClient()
  const { id: templateId } = opened
  return useSaver<NewsletterTemplate, TemplateFields>({
    name: `newsletter-template.${templateId}`,
    stored: opened,
    fieldsOf: pick,
    pick,
    send: async (fields, { version }, keyFor) => {
      const body = { ...fields, version }
      const answer = await call(
        saveNewsletterTemplate,
        { params: { templateId }, body },
        { idempotencyKey: keyFor(body) },
      )
      await queryClient.invalidateQueries({ queryKey: campaignsKey })
      return answer
    },
    isValid: (fields) => z.safeParse(saveNewsletterTemplate.body, { ...fields, version: 0 }).success,
    conflict: 'version_conflict',
  })
}
