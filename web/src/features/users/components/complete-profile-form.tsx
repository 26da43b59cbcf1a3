import * as z from 'zod/mini'
import { CompletionForm } from '#shared/users/contract.ts'
import type { User } from '#shared/users/user.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/forms/leave-warning.tsx'
import { useCommand } from '#web/features/forms/use-command.ts'
import { useSchemaForm } from '#web/features/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/forms/use-submit.ts'
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

const valuesOf = ({ name, phone, city, state, country, bio, isPublicProfile }: User): Fields => ({
  name,
  phone,
  city,
  state,
  country,
  bio,
  isPublicProfile,
})

export type CompleteProfileFormProps = { user: User; onCompleted: (user: User) => void }

export function CompleteProfileForm({ user, onCompleted }: CompleteProfileFormProps) {
  const form = useSchemaForm(Fields, { defaultValues: valuesOf(user), draft: 'completion' })
  const base = useProfileBase(user, form, valuesOf)
  const { register, formState } = form
  const { errors } = formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: (fields: Fields, key) => sendCompletion({ ...fields, version: base.version }, key),
    }),
    onDone: onCompleted,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <LeaveWarning unsaved={formState.isDirty && !busy} />
      <FormFailure title="Your profile is not saved yet" failure={failure} attempts={attempts}>
        {isVersionConflict(failure) && <VersionConflict busy={base.reloading} onReload={base.reload} />}
      </FormFailure>
      <Panel title="Who you are">
        <div className="grid gap-6">
          <PictureField user={user} onChanged={base.changedBeside} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="Name" required error={errors.name?.message}>
              <Input autoComplete="name" {...register('name')} />
            </Field>
            <Field label="Phone" error={errors.phone?.message} hint="Never shown in public.">
              <Input type="tel" autoComplete="tel" {...register('phone')} />
            </Field>
          </div>
        </div>
      </Panel>
      <Panel title="Where you are">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="City" required error={errors.city?.message}>
            <Input autoComplete="address-level2" {...register('city')} />
          </Field>
          <Field label="State" required error={errors.state?.message}>
            <Input autoComplete="address-level1" {...register('state')} />
          </Field>
          <Field label="Country" required error={errors.country?.message}>
            <Input autoComplete="country-name" {...register('country')} />
          </Field>
        </div>
      </Panel>
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
