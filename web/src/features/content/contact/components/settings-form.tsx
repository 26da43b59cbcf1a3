import type { ContactSettings } from '#shared/content/contact/contact-settings.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ContactPreview } from './contact-preview.tsx'
import { SocialLinksField } from './social-links-field.tsx'
import { useContactSettings } from './use-contact-settings.ts'

/** Edits how people reach the platform, beside a preview. */
export function SettingsForm({ settings }: { settings: ContactSettings }) {
  const edit = useContactSettings(settings)
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <EditForm edit={edit} failed="We couldn’t save the contact settings">
        <Panel title="Reach us">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              label="Email"
              hint="Contact messages go here. Without an address, the form is closed."
              error={errors.email?.message}
            >
              <Input type="email" autoComplete="off" maxLength={128} {...register('email')} />
            </Field>
            <div className="grid gap-3">
              <Field label="Phone" error={errors.phone?.message}>
                <Input type="tel" autoComplete="off" maxLength={40} {...register('phone')} />
              </Field>
              <Checkbox label="Show the phone in the footer" {...register('showPhoneInFooter')} />
            </div>
            <Field
              label="Address"
              hint="Up to 5 lines. The first is a name; the map uses the rest."
              error={errors.address?.message}
            >
              <Textarea rows={5} autoComplete="off" {...register('address')} />
            </Field>
            <Field label="Hours" hint="Up to 200 characters" error={errors.hours?.message}>
              <Textarea rows={5} maxLength={200} {...register('hours')} />
            </Field>
          </div>
        </Panel>
        <Panel title="Social links">
          <SocialLinksField form={edit.form} />
        </Panel>
        <Panel title="Contact form">
          <Field label="Topics" required hint="One per line, up to 12" error={errors.topics?.message}>
            <Textarea rows={7} {...register('topics')} />
          </Field>
        </Panel>
        <SaveBar edit={edit} label="Save" />
      </EditForm>
      <ContactPreview form={edit.form} />
    </div>
  )
}
