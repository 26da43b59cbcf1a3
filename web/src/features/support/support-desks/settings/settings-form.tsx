import { FormProvider } from 'react-hook-form'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { SettingsApi } from '../api/settings-api.ts'
import { CategoriesField } from './categories-field.tsx'
import { HolidaysField } from './holidays-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { PoliciesFields } from './policies-fields.tsx'
import { RepliesFields } from './replies-fields.tsx'
import { useDeskSettings } from './use-desk-settings.ts'

type SettingsFormProps = { api: SettingsApi; settings: DeskSettings }

/** How a desk works: what it can be asked about, when and how fast it answers, and what it sends by itself. */
export function SettingsForm({ api, settings }: SettingsFormProps) {
  const edit = useDeskSettings(api, settings)
  const { form } = edit
  return (
    <FormProvider {...form}>
      <EditForm edit={edit} failed="We couldn’t save the settings" className="max-w-4xl">
        <Panel title="Categories">
          <CategoriesField form={form} />
        </Panel>
        <Panel title="Hours">
          <HoursFields form={form} />
        </Panel>
        <Panel title="Holidays">
          <HolidaysField form={form} />
        </Panel>
        <Panel title="Answer times">
          <PoliciesFields form={form} />
        </Panel>
        <Panel title="Emails">
          <RepliesFields form={form} />
        </Panel>
        <Panel title="Closing">
          <Field
            label="Days until a solved request closes"
            hint="Until then, a reply reopens it. After that, it can be reopened for 30 days."
            error={form.formState.errors.closeAfterDays?.message}
          >
            <Input
              inputMode="numeric"
              maxLength={2}
              className="max-w-32"
              {...form.register('closeAfterDays')}
            />
          </Field>
        </Panel>
        <SaveBar data-own isOpen edit={edit} label="Save settings" />
      </EditForm>
    </FormProvider>
  )
}
