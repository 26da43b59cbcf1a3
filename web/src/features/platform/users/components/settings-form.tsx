import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { PlaceFields } from '#web/features/platform/places/components/place-fields.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PictureField } from './picture-field.tsx'
import type { Settings } from './use-settings.ts'
import { WhatOthersSee } from './what-others-see.tsx'

export type SettingsFormProps = { user: User; settings: Settings }

export function SettingsForm({ user, settings }: SettingsFormProps) {
  const { form, changedBeside } = settings
  const { register } = form
  const { errors } = form.formState
  return (
    <EditForm edit={settings} failed="We couldn’t save your changes" asksToLeave={false}>
      <Panel title="About you">
        <div className="grid gap-6">
          <PictureField user={user} onChanged={changedBeside} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="Name" required error={errors.name?.message}>
              <Input autoComplete="name" {...register('name')} />
            </Field>
            {isBusiness(user.membershipType) && (
              <>
                <Field label="Company name" error={errors.companyName?.message}>
                  <Input autoComplete="organization" {...register('companyName')} />
                </Field>
                <Field
                  label="Tax ID"
                  error={errors.taxId?.message}
                  hint="Only you and the administrators can see it."
                >
                  <Input autoComplete="off" {...register('taxId')} />
                </Field>
              </>
            )}
            <Field label="Phone" error={errors.phone?.message} hint="Never shown publicly.">
              <Input type="tel" autoComplete="tel" {...register('phone')} />
            </Field>
            <Field label="Email" hint="You log in with this address.">
              <Input type="email" value={user.email} readOnly />
            </Field>
          </div>
        </div>
      </Panel>
      <Panel title="Your location">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PlaceFields
            form={form}
            names={{
              country: 'country',
              address: 'address',
              city: 'city',
              state: 'state',
              postalCode: 'zip',
            }}
            required={['country']}
          />
        </div>
      </Panel>
      <WhatOthersSee
        bio={register('bio')}
        bioError={errors.bio?.message}
        isPublicProfile={register('isPublicProfile')}
        choosePath="/member-profile-settings"
      />
      <SaveBar edit={settings} label="Save changes" />
    </EditForm>
  )
}
