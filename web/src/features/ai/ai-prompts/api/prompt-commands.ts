import { useQueryClient } from '@tanstack/react-query'
import { restorePrompt, type ShownPrompt, savePrompt, tryPrompt } from '#shared/ai/ai-prompts/contract.ts'
import { AppError } from '#shared/errors.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { promptsKey, promptsQuery } from './prompt-queries.ts'

type Edited = { fields: { text: string }; thing: ShownPrompt }

/** Saves a prompt, for `useEditForm`. */
export function useSavePrompt({ feature }: Pick<ShownPrompt, 'feature'>) {
  const queryClient = useQueryClient()
  return {
    send: ({ fields: { text }, thing: { version } }: Edited, idempotencyKey: string) =>
      call(savePrompt, { params: { feature }, body: { text, version } }, { idempotencyKey }),
    latest: async (): Promise<ShownPrompt> => {
      const { items } = await queryClient.fetchQuery({ ...promptsQuery, staleTime: 0 })
      const prompt = items.find((one) => one.feature === feature)
      if (!prompt) throw new AppError('not_found', 'prompt_not_found', 'Prompt not found')
      return prompt
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: [promptsKey] }),
  }
}

export function useRestorePrompt({ feature, version }: ShownPrompt, onRestored: () => void) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: [promptsKey] })
  return useCommand({
    send: (to: number, idempotencyKey) =>
      call(restorePrompt, { params: { feature }, body: { to, version } }, { idempotencyKey }),
    onDone: () => refresh().then(onRestored),
    onStale: refresh,
  })
}

/** A try-out costs tokens, too. */
export const useTryPrompt = command(tryPrompt, { changes: [['ai-settings']] })
