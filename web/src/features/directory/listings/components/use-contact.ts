import { useState } from 'react'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useRevealContact } from '../api/contact-command.ts'

export type Contact = { phone?: string | undefined; email?: string | undefined }

/** How to reach a business, for those who press for it: programs that read pages do not. */
export function useContact(listingId: ListingId) {
  const command = useRevealContact()
  const [contact, setContact] = useState<Contact>()
  const reveal = async (): Promise<Contact | undefined> => {
    if (contact || command.isPending) return contact
    try {
      const answer = await command.mutateAsync({ params: { listingId } })
      setContact(answer)
      return answer
    } catch (error) {
      toastFailure(error)
      return undefined
    }
  }
  return { contact, reveal, busy: command.isPending }
}
