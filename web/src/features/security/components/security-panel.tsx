import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { securityQuery } from '../api/security-query.ts'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

/** Password, address, second factor and devices of the signed-in member: the tab “Security” of the profile. */
export function SecurityPanel() {
  const { data: security, error, refetch, isFetching } = useQuery(securityQuery)
  if (security === undefined && error)
    return (
      <QueryFailure
        title="Your security settings could not be loaded"
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
  return (
    <div className="grid gap-6">
      {security.hasPassword ? (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <PasswordSection />
            <EmailSection pendingEmail={security.pendingEmail} />
          </div>
          <SecondFactorSection security={security} />
        </>
      ) : (
        <Panel title="How you log in">
          <p>
            You log in with Google: your password and second factor are Google’s, and its address is yours
            here.
          </p>
        </Panel>
      )}
      <DevicesSection />
    </div>
  )
}
