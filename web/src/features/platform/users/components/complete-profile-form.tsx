import { useState } from 'react'
import * as z from 'zod/mini'
import { missingParts } from '#shared/platform/places/settle-place.ts'
import { CompletionForm, completeRegistration } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { PlaceFields } from '#web/features/platform/places/components/place-fields.tsx'
import { contactValues } from '#web/features/platform/places/contact-values.ts'
import { editedContact } from '#web/features/platform/places/edited-contact.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { latestProfile } from '../api/user-commands.ts'
import { PictureField } from './picture-field.tsx'
import { WhatOthersSee } from './what-others-see.tsx'

const Fields = z.omit(CompletionForm, { version: true })
type Fields = z.infer<typeof Fields>

function valuesOf(user: User): Fields {
  const { phone, city, state, country } = contactValues(user)
  const { name, bio, isPublicProfile } = user
  return { name, phone, city, state, country, bio, isPublicProfile }
}

export type CompleteProfileFormProps = { user: User; onCompleted: (user: User) => void }

/** Asks for the fields that the registration has not asked for, and nothing twice. */
export function CompleteProfileForm({ user, onCompleted }: CompleteProfileFormProps) {
  const [asked] = useState({
    // A profile without a name has the email address in its place.
    name: user.name === user.email,
    phone: user.phone === '',
    place: missingParts(user).length > 0,
  })
  const edit = useEditForm({
    thing: user,
    schemaFor: (thing: User) => Fields.check(editedContact(thing, { complete: true })),
    valuesOf,
    draft: 'completion',
    send: ({ changes, thing }, idempotencyKey) =>
      call(completeRegistration, { body: { ...changes, version: thing.version } }, { idempotencyKey }),
    latest: latestProfile,
    onSaved: onCompleted,
    tells: { done: ['registration.completed'] },
  })
  const { form, changedBeside } = edit
  const { register } = form
  const { errors } = form.formState
  return (
    <EditForm edit={edit} failed="We couldn’t save your profile">
      <Panel title="About you">
        <div className="grid gap-6">
          <PictureField user={user} onChanged={changedBeside} />
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
      <SaveBar edit={edit} label="Complete profile">
        {null}
      </SaveBar>
    </EditForm>
  )
}
