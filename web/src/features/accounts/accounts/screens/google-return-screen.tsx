import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { completeGoogleSignIn } from '#web/lib/session/complete-google-sign-in.ts'
import { Spinner } from '#web/ui/spinner.tsx'

export const title = 'Logging in with Google'

/** Google and the user pool send the browser back to this screen, which takes their answer and moves on. */
export function Screen() {
  const navigate = useNavigate()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const answer = new URLSearchParams(location.search)
    // The code and the handle in the address count once; they have no business in the history.
    history.replaceState(history.state, '', location.pathname)
    void completeGoogleSignIn(answer).then((destination) => {
      if (destination)
        void navigate(destination.path, { replace: true, state: { googleNotice: destination.notice } })
    })
  }, [navigate])
  return (
    <div className="shell grid min-h-[60vh] place-content-center justify-items-center gap-4 py-10 text-center">
      <h1 className="wide text-2xl">Logging you in with Google</h1>
      <Spinner label="One moment..." />
    </div>
  )
}
