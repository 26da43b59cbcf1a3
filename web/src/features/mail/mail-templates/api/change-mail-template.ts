import { useQueryClient } from '@tanstack/react-query'
import {
  type EditedMailTemplate,
  restoreMailTemplate,
  saveMailTemplate,
  testMailTemplate,
} from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { mailTemplateQuery, mailTemplatesKey } from './mail-templates-query.ts'

type Edited = { fields: MailWording; thing: EditedMailTemplate }

/** Saves a wording, for `useEditForm`. */
export function useSaveMailTemplate(templateId: string) {
  const queryClient = useQueryClient()
  const latest = () => queryClient.fetchQuery({ ...mailTemplateQuery(templateId), staleTime: 0 })
  return {
    latest,
    send: ({ fields: wording, thing: { version } }: Edited, idempotencyKey: string) =>
      call(saveMailTemplate, { params: { templateId }, body: { wording, version } }, { idempotencyKey }),
    refresh: () => queryClient.invalidateQueries({ queryKey: mailTemplatesKey }),
  }
}

export function useRestoreMailTemplate(templateId: string, onRestored: () => void) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mailTemplatesKey })
  return useCommand({
    send: (version: number, idempotencyKey) =>
      call(restoreMailTemplate, { params: { templateId }, body: { version } }, { idempotencyKey }),
    onDone: () => refresh().then(onRestored),
    onStale: refresh,
  })
}

export const useTestMailTemplate = (templateId: string) =>
  useCommand({
    send: (wording: MailWording, idempotencyKey) =>
      call(testMailTemplate, { params: { templateId }, body: { wording } }, { idempotencyKey }),
  })
