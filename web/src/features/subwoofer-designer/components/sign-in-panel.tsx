import { loginPath } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** What a visitor gets by signing in; what was moved in the example is still there afterwards. */
export function SignInPanel() {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Sign in to continue with your own numbers.</p>
      <p className="text-sm text-dim">
        This example is yours to move. Signed in, you choose your driver, wire several, shape the signal,
        compare designs and keep them. What you moved here stays as it is.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={loginPath('/subwoofer-designer')} variant="primary">
          Sign in
        </ButtonLink>
        <ButtonLink to="/register">Create an account</ButtonLink>
      </div>
    </div>
  )
}
