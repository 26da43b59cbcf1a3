import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { EventEditor } from '../editing/event-editor.tsx'

export const title = 'Create event'

export function Screen() {
  const me = useMe()
  const allowed = useAccess(me, true).isOpen({ permission: 'events.create' })
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Starts as a draft." />
      {allowed === undefined && (
        <Panel flush>
          <ListSkeleton rows={6} />
        </Panel>
      )}
      {allowed === false && <NotAnOrganizer isActive={me.status === 'active'} />}
      {allowed && <EventEditor event={undefined} />}
    </div>
  )
}

/** Says what is missing. */
function NotAnOrganizer({ isActive }: { isActive: boolean }) {
  return (
    <EmptyState
      title="Only organizers can create events. Suggest one instead."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/events/suggest" variant="primary">
            Suggest an event
          </ButtonLink>
          <ButtonLink to={isActive ? '/pricing' : '/profile?tab=verification'}>
            {isActive ? 'Compare memberships' : 'See what is missing'}
          </ButtonLink>
        </div>
      }
    >
      {isActive
        ? 'Organizations, manufacturers and retailers hold events with their membership.'
        : 'Your account is not active yet.'}
    </EmptyState>
  )
}
