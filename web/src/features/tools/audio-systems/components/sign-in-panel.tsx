import { useLocation } from 'react-router-dom'
import { loginPath } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Offers to sign in. The visitor's entries stay on the device and are here afterward. */
export function SignInPanel() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Panel title="Keep this system" className="print:hidden">
      <div className="grid gap-3">
        <p className="text-dim">
          Sign in to save this system and to share it. What you entered is here when you come back.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={loginPath(here)} variant="primary">
            Sign in
          </ButtonLink>
          <ButtonLink to={`/register?from=${encodeURIComponent(here)}`}>Create an account</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
