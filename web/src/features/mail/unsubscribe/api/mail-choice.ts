import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getMailChoice, setMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const mailChoiceQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-choice', token],
    queryFn: ({ signal }) => call(getMailChoice, { params: { token } }, { signal }),
  })

export function useSetMailChoice(token: string) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (isOn: boolean) => call(setMailChoice, { params: { token }, body: { isOn } }),
    onDone: async (answer) => {
      queryClient.setQueryData(mailChoiceQuery(token).queryKey, answer)
    },
  })
}
