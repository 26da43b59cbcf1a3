import * as z from 'zod/mini'
import { ProfileForm } from '#shared/users/contract.ts'
import { isBusiness } from '#shared/users/membership-type.ts'
import { ProfileField, type User } from '#shared/users/user.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/forms/leave-warning.tsx'
import { useCommand } from '#web/features/forms/use-command.ts'
import { useSchemaForm } from '#web/features/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/forms/use-submit.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { sendProfile } from '../api/update-me.ts'
import { PublicPreview } from './public-preview.tsx'
import { useProfileBase } from './use-profile-base.ts'
import { isVersionConflict, VersionConflict } from './version-conflict.tsx'

const Fields = z.required(z.pick(ProfileForm, { isPublicProfile: true, publicFields: true }))
type Fields = z.infer<typeof Fields>

const valuesOf = ({ isPublicProfile, publicFields }: User): Fields => ({ isPublicProfile, publicFields })

const labels: Record<ProfileField, string> = {
  profileImage: 'Profile picture',
  bio: 'Bio',
  location: 'Location',
  city: 'City',
  state: 'State',
  country: 'Country',
  companyName: 'Company name',
}

/** A company name is asked of businesses only; a place in one line is what is left of times without a city. */
const fieldsOf = ({ membershipType, companyName, city, location }: User) =>
  ProfileField.options.filter((field) => {
    if (field === 'companyName') return isBusiness(membershipType) || companyName !== ''
    return field !== 'location' || (location !== '' && city === '')
  })

/** What the member has filled in there, in short. */
function content(user: User, field: ProfileField): string {
  const value = user[field]
  if (!value) return 'You haven’t filled this in yet.'
  if (field === 'profileImage') return 'The picture you uploaded'
  return value.length > 80 ? `${value.slice(0, 79)}…` : value
}

const isSame = (a: Fields, b: Fields) =>
  a.isPublicProfile === b.isPublicProfile && a.publicFields.join() === b.publicFields.join()

/** Field by field what others see, with a profile beside it that follows every choice. */
export function PublicFieldsForm({ user }: { user: User }) {
  const form = useSchemaForm(Fields, { defaultValues: valuesOf(user), draft: 'public-fields' })
  const base = useProfileBase<Fields, Fields>(user, form, valuesOf)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: (fields: Fields, key) => sendProfile({ ...fields, version: base.version }, key),
      onDone: async (saved) => updateProfile(saved),
    }),
    onDone: (saved, sent) => {
      base.saved(saved, { typedOn: !isSame(form.getValues(), sent) })
      toast.success('Public profile updated')
    },
  })
  const { isDirty } = form.formState
  const chosen = form.watch()
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <LeaveWarning unsaved={isDirty} />
      <div className="grid gap-6">
        <FormFailure title="We couldn’t save your choices" failure={failure} attempts={attempts}>
          {isVersionConflict(failure) && <VersionConflict busy={base.reloading} onReload={base.reload} />}
        </FormFailure>
        <Panel title="Who can see you">
          <Checkbox
            label="Make my profile public"
            hint="Members and visitors can find you in the directory. If this is off, only you and the administrators can see your profile."
            {...form.register('isPublicProfile')}
          />
        </Panel>
        <Panel title="What they see">
          <fieldset className="grid gap-4">
            <legend className="mb-4 text-dim">
              Your name and membership are always shown. Your email, phone, street address, ZIP code and tax
              ID are never shown.
            </legend>
            {fieldsOf(user).map((field) => (
              <Checkbox
                key={field}
                value={field}
                label={labels[field]}
                hint={content(user, field)}
                {...form.register('publicFields')}
              />
            ))}
          </fieldset>
        </Panel>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" size="lg" busy={busy} busyText="Saving...">
            Save changes
          </Button>
          <p className="text-sm text-dim">{isDirty ? 'You have unsaved changes.' : 'All changes saved.'}</p>
        </div>
      </div>
      <PublicPreview user={{ ...user, ...chosen }} />
    </form>
  )
}
