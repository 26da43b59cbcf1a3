import { useQueryClient } from '@tanstack/react-query'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { toast } from '#web/ui/toast.ts'
import { deskSettingsKey } from '../api/desk-settings-queries.ts'
import type { SettingsApi } from '../api/settings-api.ts'
import { settingsSchema, settingsValues } from './settings-values.ts'

/** The form over the settings of a desk. */
export function useDeskSettings(api: SettingsApi, settings: DeskSettings) {
  const queryClient = useQueryClient()
  return useEditForm({
    thing: settings,
    schemaFor: () => settingsSchema,
    valuesOf: settingsValues,
    draft: `support-settings:${api.deskId}`,
    send: ({ fields, thing }, idempotencyKey) =>
      api.saveSettings({ ...fields, version: thing.version }, idempotencyKey),
    latest: () => api.settings(new AbortController().signal),
    refresh: (saved) => {
      queryClient.setQueryData(deskSettingsKey(api.deskId), saved)
      // What members choose from, and when they are answered.
      void queryClient.invalidateQueries({ queryKey: ['supportCategories', api.deskId] })
      void queryClient.invalidateQueries({ queryKey: ['support'] })
      return undefined
    },
    onSaved: () => toast.success('Settings saved'),
  })
}
export type DeskSettingsForm = ReturnType<typeof useDeskSettings>['form']
