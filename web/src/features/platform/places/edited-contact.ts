import type { Contact, ContactEdit } from '#shared/platform/users/settle-contact.ts'
import { changedValues } from '#web/features/platform/forms/changed-values.ts'
import { lazyRule } from '#web/features/platform/forms/lazy-rule.ts'
import { contactValues } from './contact-values.ts'

const parts = ['phone', 'address', 'city', 'state', 'zip', 'country'] as const

/** Checks the phone and the place in a profile form if they were edited, or that the place is there. */
export const editedContact = (user: Contact, { complete = false } = {}) =>
  lazyRule(async (values: ContactEdit) => {
    const typed = Object.fromEntries(
      parts.filter((part) => part in values).map((part) => [part, values[part]]),
    )
    const edit: ContactEdit = changedValues(contactValues(user), typed)
    if (!complete && Object.keys(edit).length === 0) return
    const { acceptedContact, settleContact } = await import('#shared/platform/users/settle-contact.ts')
    acceptedContact(settleContact(user, edit, { complete }))
  })
