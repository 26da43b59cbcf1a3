import { useQueryClient } from '@tanstack/react-query'
import {
  getNewsletterSettings,
  updateNewsletterSettings,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { NewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { audienceKey, newsletterSettingsQuery } from '../api/admin-audience-api.ts'
import { settingsSchema, settingsValues } from './settings-values.ts'

/** The form over the settings of the newsletter. */
export function useNewsletterSettings(settings: NewsletterSettings) {
  const queryClient = useQueryClient()
  return useEditForm({
    thing: settings,
    schemaFor: () => settingsSchema,
    valuesOf: settingsValues,
    draft: 'newsletter-settings',
    send: ({ fields, thing }, idempotencyKey) =>
      call(updateNewsletterSettings, { body: { ...fields, version: thing.version } }, { idempotencyKey }),
    latest: () => call(getNewsletterSettings, {}),
    refresh: (saved) => {
      queryClient.setQueryData(newsletterSettingsQuery.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: [audienceKey] })
      return undefined
    },
    onSaved: () => toast.success('Settings saved'),
  })
}
export type NewsletterSettingsForm = ReturnType<typeof useNewsletterSettings>['form']
