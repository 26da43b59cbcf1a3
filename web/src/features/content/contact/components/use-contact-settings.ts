import type { ContactSettings } from '#shared/content/contact/contact-settings.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { toast } from '#web/ui/toast.ts'
import { useSaveContactSettings } from '../api/save-contact-settings.ts'
import { SettingsValues, settingsValues } from './settings-values.ts'

/** The form over the contact settings. */
export const useContactSettings = (settings: ContactSettings) =>
  useEditForm({
    thing: settings,
    schemaFor: () => SettingsValues,
    valuesOf: settingsValues,
    draft: 'contact-settings',
    ...useSaveContactSettings(),
    onSaved: () =>
      toast.success('Contact settings saved', { description: 'Visitors see them within a minute.' }),
  })
export type ContactSettingsEdit = ReturnType<typeof useContactSettings>
