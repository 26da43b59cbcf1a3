import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Banner } from '#web/ui/banner.tsx'
import { KeepAccountButton } from './keep-account-button.tsx'

/** Appears on every screen until the day has come, or the member has changed their mind. */
export function DeletionBanner({ me: { deletionDueAt } }: { me: Pick<Me, 'deletionDueAt'> }) {
  if (!deletionDueAt) return null
  return (
    <aside aria-label="Account deletion" className="border-b border-line">
      <div className="shell">
        {Date.parse(deletionDueAt) > serverNow() ? (
          <Banner tone="danger" action={<KeepAccountButton size="sm" />}>
            Your account will be deleted on {utcDay(deletionDueAt)}.
          </Banner>
        ) : (
          <Banner tone="danger">Your account is being deleted.</Banner>
        )}
      </div>
    </aside>
  )
}
