import { Navigate, useSearchParams } from 'react-router-dom'
import { useReturnPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { GoogleRegistration } from '../components/google-registration.tsx'
import { PasswordRegistration } from '../components/password-registration.tsx'

export const title = 'Sign up'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const returnPath = useReturnPath()
  if (session.status === 'signed-in') return <Navigate to={returnPath} replace />
  return search.get('with') === 'google' ? <GoogleRegistration /> : <PasswordRegistration />
}
