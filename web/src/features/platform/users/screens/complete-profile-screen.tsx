import { Navigate } from 'react-router-dom'
import { useReturnPath } from '#web/lib/return-path.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { CompleteProfileForm } from '../components/complete-profile-form.tsx'

export const title = 'Complete your profile'

export function Screen() {
  const me = useMe()
  const returnPath = useReturnPath()
  if (me.registrationCompleted) return <Navigate to={returnPath} replace />
  return (
    <div className="page">
      <div className="mx-auto max-w-3xl">
        <ScreenHeader title="Complete your profile" lead="Other members use this to find you." />
        <CompleteProfileForm
          user={me}
          onCompleted={(user) => {
            // The session gets it first, then this screen moves on by itself.
            updateProfile(user)
            toast.success('Profile completed')
          }}
        />
      </div>
    </div>
  )
}
