import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { RegistrationForm } from '#shared/accounts/contract.ts'
import { invitationQuery } from '../api/look-up-invitation.ts'

/** The invitation of the mailed link: it fills in the registration and is sent along with it. */
export function useInvitation(
  form: UseFormReturn<z.input<typeof RegistrationForm>, unknown, RegistrationForm>,
) {
  const [search] = useSearchParams()
  const token = search.get('invitation') ?? ''
  const { data: invited, error } = useQuery(invitationQuery(token))
  const { setValue } = form
  useEffect(() => {
    if (!invited) return
    setValue('invitation', token)
    setValue('email', invited.email)
    setValue('userData.membershipType', invited.membershipType)
  }, [invited, token, setValue])
  return { invited, error }
}
