import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { DevicesSection } from '#web/features/platform/sessions/components/devices-section.tsx'
import { signOut } from '#web/lib/session/sign-out.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { securityQuery } from '../api/security-queries.ts'
import { ConfirmWithGoogle } from './confirm-with-google.tsx'
import { EmailSection } from './email-section.tsx'
import { FirstPasswordSection } from './first-password-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { useFreshLogin } from './use-fresh-login.ts'

/** Password, address, second factor and devices of the signed-in member: the tab “Security” of the profile. */
export function SecurityPanel() {
  const fresh = useFreshLogin()
  const { data: security, error, refetch, isFetching } = useQuery(securityQuery)
  if (security === undefined && error)
    return (
      <QueryFailure
        title="Your security settings did not load"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (security === undefined)
    return (
      <Panel>
        <Skeleton lines={8} />
      </Panel>
    )
  if (security.loginMissing)
    return (
      <div className="grid gap-6">
        <LoginMissing />
        <DevicesSection />
      </div>
    )
  const unproven = !security.hasPassword && !fresh
  return (
    <div className="grid gap-6">
      {unproven && (
        <Panel title="Confirm that it’s you">
          <ConfirmWithGoogle purpose="To change how you log in" />
        </Panel>
      )}
      <fieldset disabled={unproven} className="grid min-w-0 items-start gap-6 lg:grid-cols-2">
        {security.hasPassword ? <PasswordSection /> : <FirstPasswordSection />}
        <EmailSection pendingEmail={security.pendingEmail} />
      </fieldset>
      <SecondFactorSection security={security} disabled={unproven} />
      <DevicesSection />
    </div>
  )
}

/** The user pool has lost the login of an account that is otherwise whole: there is nothing to secure until it is back. */
function LoginMissing() {
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
        ends. Sign up again with <strong className="font-semibold break-all text-ink">{email}</strong> and
        follow the link we email you. You will get your profile and your subscription back unchanged.
      </p>
      <Button variant="primary" busy={leaving} onClick={leave}>
        Log out and sign up again
      </Button>
    </Panel>
  )
}
