import { useEffect, useState } from 'react'
import { endImpersonation } from '#shared/accounts/impersonations/contract.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { call } from '#web/lib/call.ts'
import { forgetImpersonation, storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { Button } from '#web/ui/button.tsx'
import './impersonation-bar.css'

/**
 * Says on every screen that an administrator is acting as a member, and for how long. It has a button to
 * stop.
 */
export function ImpersonationBar({ me }: { me: Me }) {
  const [stopping, setStopping] = useState(false)
  const minutes = useMinutesLeft()
  const stop = () => {
    setStopping(true)
    void stopImpersonation()
  }
  return (
    <aside aria-label="Impersonation" className="impersonation-bar">
      <div className="shell flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p className="min-w-0 flex-1 font-semibold max-sm:text-sm">
          Impersonating: <bdi>{me.name}</bdi> ({membershipLabels[me.membershipType]})
        </p>
        <p className="text-sm max-lg:hidden">What only the member can do is hidden.</p>
        <p className="readout text-sm max-sm:hidden">{minutes} min left</p>
        <Button size="sm" busy={stopping} busyText="Stopping..." onClick={stop}>
          Stop Impersonation
        </Button>
      </div>
    </aside>
  )
}

const minutesLeft = () => {
  const expiresAt = storedImpersonation()?.expiresAt
  return expiresAt ? Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 60_000)) : 0
}

function useMinutesLeft(): number {
  const [minutes, setMinutes] = useState(minutesLeft)
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesLeft()), 10_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (minutes === 0) void stopImpersonation()
  }, [minutes])
  return minutes
}

/**
 * Switches back to the administrator and returns to the member's account. The server is notified if possible.
 */
async function stopImpersonation(): Promise<void> {
  const stored = storedImpersonation()
  forgetImpersonation()
  if (!stored) return location.assign('/')
  const params = { impersonationId: stored.impersonationId as `imp_${string}` }
  await call(endImpersonation, { params }).catch(() => undefined)
  location.assign(`/admin/users/${stored.targetUserId}`)
}
