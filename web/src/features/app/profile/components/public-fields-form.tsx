import * as z from 'zod/mini'
import { ProfileForm } from '#shared/platform/users/contract.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { ProfileField, type User } from '#shared/platform/users/user.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { latestProfile, sendProfile } from '#web/features/platform/users/api/user-commands.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { PublicPreview } from './public-preview.tsx'

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
  garage: 'Garage',
}

/** Only businesses are asked for a company name; a place in one line is from times without a city. */
const fieldsOf = ({ membershipType, companyName, city, location }: User) =>
  ProfileField.options.filter((field) => {
    if (field === 'companyName') return isBusiness(membershipType) || companyName !== ''
    return field !== 'location' || (location !== '' && city === '')
  })

/** A short form of the member's own text in the field. */
function content(user: User, field: ProfileField): string {
  if (field === 'garage') return 'Your vehicles with their pictures'
  const value = user[field]
  if (!value) return 'You haven’t filled this in yet.'
  if (field === 'profileImage') return 'The picture you uploaded'
  return value.length > 80 ? `${value.slice(0, 79)}…` : value
}

/** Sets field by field what others see, with a profile beside it that follows every choice. */
export function PublicFieldsForm({ user }: { user: User }) {
  const edit = useEditForm({
    thing: user,
    schemaFor: () => Fields,
    valuesOf,
    draft: 'public-fields',
    send: ({ changes, thing }, key) => sendProfile({ ...changes, version: thing.version }, key),
    latest: latestProfile,
    refresh: async (saved) => updateProfile(saved),
    onSaved: () => toast.success('Public profile updated'),
  })
  const { form } = edit
  const chosen = form.watch()
  return (
    <EditForm edit={edit} failed="We couldn’t save your choices">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-6">
          <Panel title="Who can see you">
            <Checkbox
              label="Make my profile public"
              hint="Members and visitors can find you. If this is off, only you and the administrators can see your profile."
              {...form.register('isPublicProfile')}
            />
          </Panel>
          <Panel title="What they see">
            <fieldset className="grid gap-4">
              <legend className="mb-4 text-dim">
                Your name and membership are always shown. Your email, phone, street address, ZIP code, and
                tax ID are never shown.
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
          <SaveBar edit={edit} label="Save changes" />
        </div>
        <PublicPreview user={{ ...user, ...chosen }} />
      </div>
    </EditForm>
  )
}
