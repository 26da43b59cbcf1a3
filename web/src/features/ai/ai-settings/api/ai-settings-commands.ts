import { useQueryClient } from '@tanstack/react-query'
import {
  getAiSettings,
  listAiUsage,
  type ShownAiSettings,
  setAiKey,
  testAi,
  updateAiSettings,
} from '#shared/ai/ai-settings/admin-contract.ts'
import type { AiSettingsFields } from '#shared/ai/ai-settings/ai-settings.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import { aiSettingsKey, aiSettingsQuery } from './ai-settings-queries.ts'

/** Members see another status at once. */
const changes = [[aiSettingsKey], ['ai-status'], ['ai-drafts']]

/** Saves a part of the settings beside the others as they were read, for `useEditForm`. */
export function useSaveAiSettings() {
  const queryClient = useQueryClient()
  return {
    send: (
      { fields, thing }: { fields: Partial<AiSettingsFields>; thing: ShownAiSettings },
      idempotencyKey: string,
    ): Promise<ShownAiSettings> => {
      const { engine, temperature, maxOutputTokens, features, monthlyTokens, prices, version } = thing
      const before = { engine, temperature, maxOutputTokens, features, monthlyTokens, prices, version }
      return call(updateAiSettings, { body: { ...before, ...fields } }, { idempotencyKey })
    },
    latest: () => call(getAiSettings, {}),
    refresh: (saved: ShownAiSettings) => {
      queryClient.setQueryData(aiSettingsQuery.queryKey, saved)
      return Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  }
}

export const useSetAiKey = command(setAiKey, { changes: [[aiSettingsKey, getAiSettings.name]] })

/** A test costs tokens, too. */
export const useTestAi = command(testAi, {
  changes: [getAiSettings, listAiUsage].map(({ name }) => [aiSettingsKey, name]),
})
