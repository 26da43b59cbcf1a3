import { useLocation } from 'react-router-dom'
import { FormError } from '#web/ui/form-error.tsx'

/** Why a sign-in through Google led back here. */
export function GoogleNotice() {
  const { state } = useLocation() as { state: { googleNotice?: string } | null }
  if (!state?.googleNotice) return null
  return (
    <FormError title="You are not logged in">
      <p>{state.googleNotice}</p>
    </FormError>
  )
}
