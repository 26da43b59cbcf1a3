import { useLocation } from 'react-router-dom'
import { freshForMinutes } from '#shared/platform/security/fresh-login.ts'
import { GoogleButton } from '#web/features/platform/security/components/google-button.tsx'

/** Lets members without a password confirm with Google where others enter theirs. */
export function ConfirmWithGoogle({ purpose }: { purpose: string }) {
  const { pathname, search } = useLocation()
  return (
    <div className="grid max-w-xl gap-4">
      <p className="text-dim">
        {purpose}, confirm with Google that it’s you. The confirmation lasts {freshForMinutes} minutes.
      </p>
      <div className="w-full max-w-xs">
        <GoogleButton intent="prove" from={`${pathname}${search}`} label="Confirm with Google" />
      </div>
    </div>
  )
}
