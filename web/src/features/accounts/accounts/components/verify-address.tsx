import { Navigate } from 'react-router-dom'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { clearPendingEmail } from '#web/lib/session/pending-email.ts'
import { confirmEmail } from '#web/lib/session/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

type Link = { email: string; code: string }

export type VerifyAddressProps = Link & {
  /** They asked for a new password, which takes a verified address. */
  choosePassword: boolean
}

/** The page behind the link in the email. It takes a press, because programs that check mails open every link. */
export function VerifyAddress({ email, code, choosePassword }: VerifyAddressProps) {
  const { mutate, ...verification } = useCommand({
    send: (link: Link) => confirmEmail(link.email, link.code),
    onDone: () => {
      clearPendingEmail()
      return undefined
    },
  })
  const next = choosePassword ? '/forgot-password' : '/login'
  if (verification.isSuccess) return <Navigate to={next} replace state={{ verified: true, email }} />
  if (!verification.isError)
    return (
      <Button
        variant="primary"
        size="lg"
        busy={verification.isPending}
        busyText="Verifying..."
        onClick={() => mutate({ email, code })}
      >
        Verify {email}
      </Button>
    )
  const { error } = verification
  const used = error instanceof ApiError && error.status === 401
  if (used)
    return (
      <div className="grid justify-items-start gap-4">
        <p>This address is already verified, or the link is no longer valid. Try logging in.</p>
        <ButtonLink to="/login" variant="primary" state={{ email }}>
          Log in
        </ButtonLink>
      </div>
    )
  return (
    <div className="grid gap-4">
      <FormFailure title="We couldn’t verify your address" failure={error} attempts={1} />
      {!isStale(error) && (
        <Button variant="primary" className="justify-self-start" onClick={() => mutate({ email, code })}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** A link that will never work again: only a new one helps. */
export const isStale = (error: unknown) =>
  error instanceof ApiError && (error.code === 'code_mismatch' || error.code === 'code_expired')
