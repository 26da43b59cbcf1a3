import { useState } from 'react'
import * as z from 'zod/mini'
import { missingParts } from '#shared/places/settle-place.ts'
import { CompletionForm } from '#shared/users/contract.ts'
import type { User } from '#shared/users/user.ts'
import { changedValues } from '#web/features/forms/changed-values.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/forms/leave-warning.tsx'
import { useCommand } from '#web/features/forms/use-command.ts'
import { useSchemaForm } from '#web/features/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/forms/use-submit.ts'
import { PlaceFields } from '#web/features/places/components/place-fields.tsx'
import { contactValues } from '#web/features/places/contact-values.ts'
import { editedContact } from '#web/features/places/edited-contact.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { sendCompletion } from '../api/complete-registration.ts'
import { PictureField } from './picture-field.tsx'
import { useProfileBase } from './use-profile-base.ts'
import { isVersionConflict, VersionConflict } from './version-conflict.tsx'
import { WhatOthersSee } from './what-others-see.tsx'

const Fields = z.omit(CompletionForm, { version: true })
type Fields = z.infer<typeof Fields>

function valuesOf(user: User): Fields {
  const { phone, city, state, country } = contactValues(user)
  const { name, bio, isPublicProfile } = user
  return { name, phone, city, state, country, bio, isPublicProfile }
}

export type CompleteProfileFormProps = { user: User; onCompleted: (user: User) => void }

/** Asks what the registration has not asked, and nothing twice. */
export function CompleteProfileForm({ user, onCompleted }: CompleteProfileFormProps) {
  const [asked] = useState({
    // Where nobody gave a name, it is the email address.
    name: user.name === user.email,
    phone: user.phone === '',
    place: missingParts(user).length > 0,
  })
  const form = useSchemaForm(Fields.check(editedContact(user, { complete: true })), {
    defaultValues: valuesOf(user),
    draft: 'completion',
  })
  const base = useProfileBase(user, form, valuesOf)
  const { register, formState } = form
  const { errors, defaultValues = {} } = formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: (fields: Fields, key) =>
        sendCompletion({ ...changedValues(defaultValues, fields), version: base.version }, key),
      tells: { done: ['registration.completed'] },
    }),
    onDone: onCompleted,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <LeaveWarning unsaved={formState.isDirty && !busy} />
      <FormFailure title="We couldn’t save your profile" failure={failure} attempts={attempts}>
        {isVersionConflict(failure) && <VersionConflict busy={base.reloading} onReload={base.reload} />}
      </FormFailure>
      <Panel title="About you">
        <div className="grid gap-6">
          <PictureField user={user} onChanged={base.changedBeside} />
          <div className="grid items-start gap-5 empty:hidden sm:grid-cols-2">
            {asked.name && (
              <Field label="Name" required error={errors.name?.message}>
                <Input autoComplete="name" {...register('name')} />
              </Field>
            )}
            {asked.phone && (
              <Field label="Phone" error={errors.phone?.message} hint="Optional. Never shown publicly.">
                <Input type="tel" autoComplete="tel" {...register('phone')} />
              </Field>
            )}
          </div>
        </div>
      </Panel>
      {asked.place && (
        <Panel title="Your location">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <PlaceFields
              form={form}
              names={{ country: 'country', city: 'city', state: 'state' }}
              required={['country', 'city', 'state']}
            />
          </div>
        </Panel>
      )}
      <WhatOthersSee
        bio={register('bio')}
        bioError={errors.bio?.message}
        isPublicProfile={register('isPublicProfile')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start"
        busy={busy}
        busyText="Saving..."
      >
        Complete profile
      </Button>
    </form>
  )
}
