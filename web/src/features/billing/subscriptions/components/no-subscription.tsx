import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function NoSubscription() {
  return (
    <Panel>
      <EmptyState
        title="You don't have an active subscription"
        action={
          <ButtonLink to="/pricing" variant="primary">
            View Membership Plans
          </ButtonLink>
        }
      >
        Competing is free. A paid membership adds to your profile, or puts your business on the map.
      </EmptyState>
    </Panel>
  )
}
