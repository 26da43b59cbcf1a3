import { useQueryClient } from '@tanstack/react-query'
import { confirmMailReach, type MailReach, sendTestMail } from '#shared/mail/mail-reach/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { mailReachQuery } from './mail-reach-queries.ts'

function useReachCommand<Input>(send: (input: Input, idempotencyKey: string) => Promise<MailReach>) {
  const queryClient = useQueryClient()
  return useCommand({
    send,
    onDone: async (answer) => {
      queryClient.setQueryData(mailReachQuery.queryKey, answer)
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: mailReachQuery.queryKey }),
  })
}

export const useSendTestMail = () =>
  useReachCommand((_: undefined, idempotencyKey) => call(sendTestMail, {}, { idempotencyKey }))

export const useConfirmMailReach = () =>
  useReachCommand((handle: string, idempotencyKey) =>
    call(confirmMailReach, { body: { handle } }, { idempotencyKey }),
  )
