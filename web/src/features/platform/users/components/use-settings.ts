import * as z from 'zod/mini'
import { ProfileForm } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { contactValues } from '#web/features/platform/places/contact-values.ts'
import { editedContact } from '#web/features/platform/places/edited-contact.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { latestProfile, sendProfile } from '../api/user-commands.ts'

const Fields = z.omit(ProfileForm, { version: true, publicFields: true })
type Fields = z.infer<typeof Fields>

const valuesOf = (user: User): Required<Fields> => ({
  name: user.name,
  ...contactValues(user),
  companyName: user.companyName,
  taxId: user.taxId,
  bio: user.bio,
  isPublicProfile: user.isPublicProfile,
})

/** The profile being edited. It lives above the tabs, so that looking at another tab loses nothing. */
export const useSettings = (user: User) =>
  useEditForm({
    thing: user,
    schemaFor: (thing: User) => Fields.check(editedContact(thing)),
    valuesOf,
    draft: 'profile',
    // Unedited fields are not sent: values written before there were rules for them may stay.
    send: ({ changes, thing }, key) => sendProfile({ ...changes, version: thing.version }, key),
    latest: latestProfile,
    refresh: async (saved) => updateProfile(saved),
    onSaved: () => toast.success('Profile updated'),
  })

export type Settings = ReturnType<typeof useSettings>
