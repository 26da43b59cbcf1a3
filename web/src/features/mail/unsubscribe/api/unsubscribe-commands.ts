import { useQueryClient } from '@tanstack/react-query'
import { setMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { mailChoiceQuery } from './unsubscribe-queries.ts'

export function useSetMailChoice(token: string) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (isOn: boolean) => call(setMailChoice, { params: { token }, body: { isOn } }),
    onDone: async (answer) => {
      queryClient.setQueryData(mailChoiceQuery(token).queryKey, answer)
    },
  })
}
