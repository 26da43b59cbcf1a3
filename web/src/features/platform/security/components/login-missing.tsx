import { useState } from 'react'
import { signOut } from '#web/lib/session/sign-out.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The user pool has lost the login of an account that is otherwise whole: there is nothing to secure until it is back. */
export function LoginMissing() {
  const { email } = useMe()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut('/register')
  }
  return (
    <Panel title="Your login is missing">
      <p className="mb-5 max-w-2xl text-dim">
        Your account is complete, but its login no longer exists. You can’t log in again once this session
        ends. Register again with <strong className="font-semibold break-all text-ink">{email}</strong> and
        follow the link we email you. You will get your profile and your subscription back unchanged.
      </p>
      <Button variant="primary" busy={leaving} onClick={leave}>
        Log out and register again
      </Button>
    </Panel>
  )
}
