import * as z from 'zod/mini'
import { ProfileForm } from '#shared/users/contract.ts'
import type { User } from '#shared/users/user.ts'
import { changedValues } from '#web/features/forms/changed-values.ts'
import { isSame } from '#web/features/forms/is-same.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { useSchemaForm } from '#web/features/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/forms/use-submit.ts'
import { contactValues } from '#web/features/places/contact-values.ts'
import { editedContact } from '#web/features/places/edited-contact.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { sendProfile } from '../api/update-me.ts'
import { useProfileBase } from './use-profile-base.ts'

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
export function useSettings(user: User) {
  const form = useSchemaForm(Fields.check(editedContact(user)), {
    defaultValues: valuesOf(user),
    draft: 'profile',
  })
  const base = useProfileBase<Fields, Fields>(user, form, valuesOf)
  const submission = useSubmit({
    form,
    command: useCommand({
      // What is not edited is not sent: what was written before there were rules for it may stay.
      send: (fields: Fields, key) =>
        sendProfile(
          { ...changedValues(form.formState.defaultValues ?? {}, fields), version: base.version },
          key,
        ),
      onDone: async (saved) => updateProfile(saved),
    }),
    onDone: (saved, sent) => {
      base.saved(saved, { typedOn: !isSame(z.safeParse(Fields, form.getValues()).data, sent) })
      toast.success('Profile updated')
    },
  })
  return { form, base, submission }
}

export type Settings = ReturnType<typeof useSettings>
