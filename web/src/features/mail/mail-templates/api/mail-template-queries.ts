import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMailTemplate, previewMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

export const mailTemplateQuery = (templateId: string) =>
  query('mail-templates', getMailTemplate, { params: { templateId } })

/**
 * A wording as it would arrive; until it comes, the one before is shown. It depends on its words alone, so no change of
 * a template makes it stale.
 */
export const previewQuery = (templateId: string, wording: MailWording | undefined) =>
  queryOptions({
    queryKey: ['mail-template-preview', templateId, wording],
    queryFn: ({ signal }) =>
      call(
        previewMailTemplate,
        { params: { templateId }, body: { wording: wording as MailWording } },
        { signal },
      ),
    enabled: wording !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  })
