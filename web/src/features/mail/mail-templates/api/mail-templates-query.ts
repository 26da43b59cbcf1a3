import { queryOptions } from '@tanstack/react-query'
import { getMailTemplate, listMailTemplates } from '#shared/mail/mail-templates/contract.ts'
import { call } from '#web/lib/call.ts'

export const mailTemplatesKey = ['mail-templates'] as const

export const mailTemplatesQuery = queryOptions({
  queryKey: [...mailTemplatesKey, 'all'],
  queryFn: ({ signal }) => call(listMailTemplates, {}, { signal }),
})

export const mailTemplateQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...mailTemplatesKey, 'one', templateId],
    queryFn: ({ signal }) => call(getMailTemplate, { params: { templateId } }, { signal }),
  })
