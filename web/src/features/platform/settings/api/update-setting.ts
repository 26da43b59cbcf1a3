import { useQueryClient } from '@tanstack/react-query'
import { type Setting, updateSetting } from '#shared/platform/settings/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { settingsQuery } from './settings-query.ts'

export function useUpdateSetting() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
  return useCommand({
    send: ({ key, value, version }: Pick<Setting, 'key' | 'value' | 'version'>, idempotencyKey) =>
      call(updateSetting, { params: { key }, body: { value, version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
