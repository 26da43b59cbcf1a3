import { FormError } from '#web/ui/form-error.tsx'
import { useArrival } from './use-arrival.ts'

/** Explains why a sign-in through Google led back here. */
export function GoogleNotice() {
  const { googleNotice } = useArrival()
  if (!googleNotice) return null
  return (
    <FormError title="We couldn’t log you in">
      <p>{googleNotice}</p>
    </FormError>
  )
}
