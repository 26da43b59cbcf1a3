import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { RegistrationForm } from '#shared/accounts/accounts/contract.ts'
import { lookUpInvitation } from '#shared/accounts/invitations/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { query } from '#web/lib/query.ts'

/**
 * The invitation of the mailed link. It fills in the registration and is sent along with it, until the
 * registration is refused because the invitation was withdrawn meanwhile. Then the form continues without it,
 * with all typed values.
 */
export function useInvitation(
  form: UseFormReturn<z.input<typeof RegistrationForm>, unknown, RegistrationForm>,
  failure: Error | null,
) {
  const [search, setSearch] = useSearchParams()
  const token = search.get('invitation') ?? ''
  const { data: invited, error } = useQuery(
    query(
      'invitations',
      lookUpInvitation,
      { body: { invitation: token } },
      { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
    ),
  )
  const { setValue } = form
  useEffect(() => {
    if (!invited) return
    setValue('invitation', token)
    setValue('email', invited.email)
    setValue('userData.membershipType', invited.membershipType)
  }, [invited, token, setValue])
  const isGone = failure instanceof ApiError && failure.code === 'invitation_not_found'
  useEffect(() => {
    if (!isGone) return
    setValue('invitation', undefined)
    setSearch(withoutInvitation, { replace: true })
  }, [isGone, setValue, setSearch])
  return { invited, error }
}

function withoutInvitation(search: URLSearchParams): URLSearchParams {
  search.delete('invitation')
  return search
}
