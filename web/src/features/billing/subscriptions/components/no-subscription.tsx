import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function NoSubscription() {
  return (
    <Panel title="Current Subscription">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-xl font-semibold text-balance">You don't have an active subscription</p>
          <p className="mt-1 max-w-2xl text-pretty text-dim">
            Competing is free. A paid membership adds to your profile, or puts your business on the map.
          </p>
        </div>
        <ButtonLink to="/pricing" variant="primary" className="max-sm:w-full">
          View Membership Plans
        </ButtonLink>
      </div>
    </Panel>
  )
}
