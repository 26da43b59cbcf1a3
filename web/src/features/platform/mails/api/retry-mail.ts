import { useQueryClient } from '@tanstack/react-query'
import { retryMail } from '#shared/platform/mails/contract.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { mailsKey } from './list-mails.ts'

export function useRetryMail() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mailsKey })
  return useCommand({
    send: ({ id }: Pick<Mail, 'id'>, idempotencyKey) =>
      call(retryMail, { params: { mailId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
