import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { previewMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { call } from '#web/lib/call.ts'

/** A wording as it would arrive; until it comes, the one before is shown. */
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
