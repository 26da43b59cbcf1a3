import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { googleSessionExpired, readGoogleSession } from '#shared/accounts/accounts/google-contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { GoogleButton } from '#web/features/platform/security/components/google-button.tsx'
import { query } from '#web/lib/query.ts'
import { useReturnPath } from '#web/lib/return-path.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { isGone } from '../api/register-with-google.ts'
import { AuthGraphic } from './auth-graphic.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { GoogleRegistrationFields } from './google-registration-fields.tsx'
import { membershipOf } from './membership-of.ts'
import { useGoogleHandle } from './use-google-handle.ts'

/** Registers the person Google has identified, for as long as the server remembers the proof. */
export function GoogleRegistration() {
  const [search] = useSearchParams()
  const returnPath = useReturnPath()
  const handle = useGoogleHandle()
  const identity = useQuery(
    // It is asked each time, because the answer expires.
    query(
      'accounts',
      readGoogleSession,
      { body: { handle: handle ?? '' } },
      { enabled: Boolean(handle), gcTime: 0, staleTime: 0 },
    ),
  )
  const type = membershipOf(search.get('type'))
  if (handle && identity.data)
    return <GoogleRegistrationFields handle={handle} identity={identity.data} initialType={type} />
  const gone = handle === '' || isGone(identity.error)
  return (
    <AuthLayout label="New member" title="Sign up with Google" aside={<AuthGraphic />}>
      {!gone && !identity.isError && <Skeleton lines={6} className="h-14" />}
      {!gone && identity.isError && (
        <QueryFailure
          title="Your Google account did not load"
          error={identity.error}
          retrying={identity.isFetching}
          onRetry={() => void identity.refetch()}
        />
      )}
      {gone && (
        <div className="grid gap-6">
          <FormError title="We couldn’t sign you up">
            <p>{googleSessionExpired}</p>
          </FormError>
          <GoogleButton from={returnPath} intent="register" type={type} />
          <p className="text-dim">
            Or <TextLink to={`/register?type=${type}`}>sign up with an email and password</TextLink>.
          </p>
        </div>
      )}
    </AuthLayout>
  )
}
