// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { messagesHref } from '#web/features/app/shell/components/member-links.ts'
import { useMenu } from '#web/features/app/shell/components/use-menu.ts'
import { ViewsSkeleton } from '#web/features/community/profile-views/components/views-skeleton.tsx'
import { HeldEventsSkeleton } from '#web/features/competitions/desk/components/held-events-skeleton.tsx'
import { MenuLabel } from '#web/features/content/navigation/components/menu-label.tsx'
import { MenuLink } from '#web/features/content/navigation/components/menu-link.tsx'
import { NextShowSkeleton } from '#web/features/events/registrations/components/next-show-skeleton.tsx'
import { LastScoreSkeleton } from '#web/features/leaderboard/standings/components/last-score-skeleton.tsx'
import { useUnreadConversations } from '#web/features/market/conversations/api/use-unread-conversations.ts'
import { badgeText } from '#web/features/platform/notifications/components/badge-text.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { cx } from '#web/ui/cx.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { CompletenessPanel } from '../components/completeness-panel.tsx'
import { type DashboardPart, dashboardParts } from '../components/dashboard-parts.ts'
import { MembershipPanel } from '../components/membership-panel.tsx'
import { NewestNotifications } from '../components/newest-notifications.tsx'
import { NextStepPanel, useNextStep } from '../components/next-step-panel.tsx'
import { quickLinksOf } from '../components/quick-links-of.ts'

const NextShowPanel = lazy(async () => ({
  default: (await import('#web/features/events/registrations/components/next-show-panel.tsx')).NextShowPanel,
}))

const LastScorePanel = lazy(async () => ({
  default: (await import('#web/features/leaderboard/standings/components/last-score-panel.tsx'))
    .LastScorePanel,
}))

const HeldEventsPanel = lazy(async () => ({
  default: (await import('#web/features/competitions/desk/components/held-events-panel.tsx')).HeldEventsPanel,
}))

const ViewsPanel = lazy(async () => ({
  default: (await import('#web/features/community/profile-views/components/views-panel.tsx')).ViewsPanel,
}))

const TeamInvitations = lazy(async () => ({
  default: (await import('#web/features/community/teams/components/team-invitations.tsx')).TeamInvitations,
}))

const TeamPanel = lazy(async () => ({
  default: (await import('#web/features/community/teams/components/team-panel.tsx')).TeamPanel,
}))

const RecentProjects = lazy(async () => ({
  default: (await import('#web/features/tools/tool-projects/components/recent-projects.tsx')).RecentProjects,
}))

export const title = 'Dashboard'

export function Screen() {
  const me = useMe()
  const { hash } = useLocation()
  const { isOpen } = useAccess(me, true)
  const next = useNextStep(me)
  const [settled, setSettled] = useState<readonly DashboardPart[]>(['profile'])
  const settle = useCallback((part: DashboardPart) => setSettled((known) => [...known, part]), [])
  // Notifications from before led to the member’s posts here.
  if (hash === '#your-activity') return <Navigate to="/profile?tab=activity#your-activity" replace />
  const parts = dashboardParts(me, isOpen({ permission: 'events.create' }))
  const main = parts.filter((part) => part !== 'show if any')
  const isKnown = (part: DashboardPart) => settled.includes(part)
  const isWhole = main.every(isKnown)
  return (
    <div className="page">
      <ScreenHeader title={`Welcome, ${me.firstName || me.name}`} />
      <NextStepPanel next={next} />
      <div
        className={cx(
          'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]',
          !isWhole && 'min-h-dvh',
          next.isOpen && 'invisible',
        )}
      >
        <div className="grid min-w-0 gap-6">
          {main.map((part, at) => (
            <Following key={part} isShown={main.slice(0, at).every(isKnown)}>
              <Part part={part} onSettled={settle} />
            </Following>
          ))}
          <Following isShown={isWhole}>
            <NewestNotifications />
            {/* The last ones here: they take no place until they are known to have something. */}
            <Suspense>
              {parts.includes('show if any') && <NextShowPanel onlyIfAny />}
              <RecentProjects />
            </Suspense>
          </Following>
        </div>
        <div className={cx('grid min-w-0 gap-6', !isWhole && 'max-lg:hidden')}>
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
          <MembershipPanel />
        </div>
      </div>
    </div>
  )
}

type FollowingProps = { isShown: boolean; children: ReactNode }

/** What stands below parts whose height is not known yet: it loads with them, and shows once it will not move. */
const Following = ({ isShown, children }: FollowingProps) => (
  <div className={isShown ? 'contents' : 'hidden'}>{children}</div>
)

const skeletons: Readonly<Partial<Record<DashboardPart, ReactNode>>> = {
  show: (
    <Panel flush title="Your next show">
      <NextShowSkeleton />
    </Panel>
  ),
  score: (
    <Panel title="Your last score">
      <LastScoreSkeleton />
    </Panel>
  ),
  held: (
    <Panel flush title="Events you run">
      <HeldEventsSkeleton />
    </Panel>
  ),
  views: (
    <Panel title="Profile views">
      <ViewsSkeleton />
    </Panel>
  ),
}

type PartProps = { part: DashboardPart; onSettled: (part: DashboardPart) => void }

function Part({ part, onSettled }: PartProps) {
  const me = useMe()
  const settle = useCallback(() => onSettled(part), [onSettled, part])
  return (
    <Suspense fallback={skeletons[part]}>
      {part === 'show' && <NextShowPanel onSettled={settle} />}
      {part === 'score' && <LastScorePanel onSettled={settle} />}
      {part === 'held' && <HeldEventsPanel onSettled={settle} />}
      {part === 'views' && <ViewsPanel onSettled={settle} />}
      {part === 'profile' && <CompletenessPanel me={me} />}
      {part === 'invitations' && <TeamInvitations onSettled={settle} />}
    </Suspense>
  )
}

/** The ways to the features of this member. */
function QuickLinks() {
  const exists = useKnownScreens()
  const unread = useUnreadConversations(exists(messagesHref))
  const links = quickLinksOf(useMenu(), useMe(), exists, unread > 0 ? badgeText(unread) : undefined)
  return (
    <Panel title="Quick links" flush>
      <ul className="grid grid-cols-2 p-2">
        {links.map((link) => (
          <li key={link.href} data-own={link.href === messagesHref || undefined}>
            <MenuLink
              item={link}
              title={link.description}
              className="flex items-center rounded-sm px-2 py-2.5 font-semibold hover:bg-raised"
            >
              <MenuLabel item={link} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
