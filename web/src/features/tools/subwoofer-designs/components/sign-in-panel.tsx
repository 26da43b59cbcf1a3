// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath } from '#web/lib/return-path.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

const ProPrice = lazy(async () => ({
  default: (await import('#web/features/tools/tool-projects/components/pro-price-text.tsx')).ProPriceText,
}))

/** Tells a visitor what signing in adds. Changes to the example are still there afterward. */
export function SignInPanel() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const isAwake = useIsAwake()
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Sign in to continue with your own numbers.</p>
      <p className="text-sm text-dim">
        This example is yours to move. Signed in, you choose your driver, wire several, shape the signal,
        compare designs and keep them. What you moved here stays as it is.
      </p>
      <p className="text-sm text-dim">
        <Suspense>{isAwake && <ProPrice />}</Suspense>
        Pro opens every kind of box, four designs side by side and the files to build from.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={loginPath(here)} variant="primary">
          Sign in
        </ButtonLink>
        <ButtonLink to={`/register?from=${encodeURIComponent(here)}`}>Create an account</ButtonLink>
      </div>
    </div>
  )
}
