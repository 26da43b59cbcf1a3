import { useQueryClient } from '@tanstack/react-query'
import {
  type EditedMailTemplate,
  restoreMailTemplate,
  saveMailTemplate,
  testMailTemplate,
} from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { mailTemplateQuery } from './mail-template-queries.ts'

type Edited = { fields: MailWording; thing: EditedMailTemplate }

/** Saves a wording, for `useEditForm`. */
export function useSaveMailTemplate(templateId: string) {
  const queryClient = useQueryClient()
  const latest = () => queryClient.fetchQuery({ ...mailTemplateQuery(templateId), staleTime: 0 })
  return {
    latest,
    send: ({ fields: wording, thing: { version } }: Edited, idempotencyKey: string) =>
      call(saveMailTemplate, { params: { templateId }, body: { wording, version } }, { idempotencyKey }),
    refresh: () => queryClient.invalidateQueries({ queryKey: ['mail-templates'] }),
  }
}

export function useRestoreMailTemplate(templateId: string, onRestored: () => void) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['mail-templates'] })
  return useCommand({
    send: (version: number, idempotencyKey) =>
      call(restoreMailTemplate, { params: { templateId }, body: { version } }, { idempotencyKey }),
    onDone: () => refresh().then(onRestored),
    onStale: refresh,
  })
}

export const useTestMailTemplate = command(testMailTemplate)
