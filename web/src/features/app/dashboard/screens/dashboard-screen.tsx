// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { useMenu } from '#web/features/app/shell/components/use-menu.ts'
import { MenuLabel } from '#web/features/content/navigation/components/menu-label.tsx'
import { MenuLink } from '#web/features/content/navigation/components/menu-link.tsx'
import { NextShowSkeleton } from '#web/features/events/registrations/components/next-show-skeleton.tsx'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { CompletenessPanel } from '../components/completeness-panel.tsx'
import { MembershipPanel } from '../components/membership-panel.tsx'
import { NewestMembers } from '../components/newest-members.tsx'
import { NewestNotifications } from '../components/newest-notifications.tsx'
import { NextStepPanel } from '../components/next-step-panel.tsx'
import { quickLinksOf } from '../components/quick-links-of.ts'
import { RecentActivity } from '../components/recent-activity.tsx'

const NextShowPanel = lazy(async () => ({
  default: (await import('#web/features/events/registrations/components/next-show-panel.tsx')).NextShowPanel,
}))

const HeldEventsPanel = lazy(async () => ({
  default: (await import('#web/features/events/events/components/held-events-panel.tsx')).HeldEventsPanel,
}))

const OwnActivity = lazy(async () => ({
  default: (await import('#web/features/community/feed/components/own-activity.tsx')).OwnActivity,
}))

const TeamPanel = lazy(async () => ({
  default: (await import('#web/features/community/teams/components/team-panel.tsx')).TeamPanel,
}))

const RecentProjects = lazy(async () => ({
  default: (await import('#web/features/tools/tool-projects/components/recent-projects.tsx')).RecentProjects,
}))

const MyPermissionsPanel = lazy(async () => ({
  default: (await import('#web/features/platform/roles/components/my-permissions-panel.tsx'))
    .MyPermissionsPanel,
}))

export const title = 'Dashboard'

export function Screen() {
  const me = useMe()
  return (
    <div className="page">
      <ScreenHeader
        title={`Welcome, ${me.firstName || me.name}`}
        lead={[me.city, me.state].filter(Boolean).join(', ') || me.location || undefined}
        actions={<Avatar name={me.name} src={me.profileImage} />}
      />
      <NextStepPanel />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Suspense
            fallback={
              <Panel title="Your next show">
                <NextShowSkeleton />
              </Panel>
            }
          >
            <NextShowPanel />
          </Suspense>
          <HeldEvents />
          <MembershipPanel />
          <NewestNotifications />
          <Suspense
            fallback={
              <Panel flush title="Your activity">
                <ListSkeleton rows={3} />
              </Panel>
            }
          >
            <OwnActivity />
          </Suspense>
          <RecentActivity />
          {/* The last one here: it takes no place until it is known to have something. */}
          <Suspense>
            <RecentProjects />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-6">
          <QuickLinks />
          <Suspense
            fallback={
              <Panel flush title="Your team">
                <ListSkeleton rows={1} />
              </Panel>
            }
          >
            <TeamPanel />
          </Suspense>
          <NewestMembers />
          <CompletenessPanel user={me} />
          {/* The last one here, too. */}
          <Suspense>
            <MyPermissionsPanel />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** The events of a member who may hold some; until that is known, of a business that is not waiting for approval. */
function HeldEvents() {
  const me = useMe()
  const { isOpen } = useAccess(me, true)
  const mayHold = isOpen({ permission: 'events.create' })
  if (!(mayHold ?? (isBusiness(me.membershipType) && me.status !== 'pending'))) return null
  return (
    <Suspense
      fallback={
        <Panel flush title="Events you hold">
          <ListSkeleton rows={3} />
        </Panel>
      }
    >
      <HeldEventsPanel />
    </Suspense>
  )
}

/** The ways to the features of this member. */
function QuickLinks() {
  const links = quickLinksOf(useMenu(), useMe(), useKnownScreens())
  return (
    <Panel title="Quick links" flush>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink item={link} className="block px-4 py-2.5 hover:bg-raised">
              <span className="flex items-center font-semibold">
                <MenuLabel item={link} />
              </span>
              {link.description && <span className="block text-sm text-dim">{link.description}</span>}
            </MenuLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
