import { useQueryClient } from '@tanstack/react-query'
import type { ContactFields, ContactSettings } from '#shared/content/contact/contact-settings.ts'
import { updateContactSettings } from '#shared/content/contact/contract.ts'
import { footerQuery } from '#web/features/content/footer/api/footer-query.ts'
import { call } from '#web/lib/call.ts'
import { contactQuery, contactSettingsQuery } from './contact-queries.ts'

type Edited = { fields: ContactFields; thing: ContactSettings }

/** Saves the contact settings, for `useEditForm`. */
export function useSaveContactSettings() {
  const queryClient = useQueryClient()
  return {
    send: ({ fields, thing: { version } }: Edited, idempotencyKey: string) =>
      call(updateContactSettings, { body: { ...fields, version } }, { idempotencyKey }),
    refresh: (saved: ContactSettings) => {
      queryClient.setQueryData(contactSettingsQuery.queryKey, saved)
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: contactQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: footerQuery.queryKey }),
      ])
    },
    latest: () => queryClient.fetchQuery({ ...contactSettingsQuery, staleTime: 0 }),
  }
}
