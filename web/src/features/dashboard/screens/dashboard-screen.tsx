import { utcMonth } from '#shared/time/utc-month.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'
import { MyPermissionsPanel } from '#web/features/roles/components/my-permissions-panel.tsx'
import { accountStanding } from '#web/features/users/components/account-standing.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { CompletenessPanel } from '../components/completeness-panel.tsx'
import { FinishMembership } from '../components/finish-membership.tsx'
import { NewestNotifications } from '../components/newest-notifications.tsx'
import { QuickActions } from '../components/quick-actions.tsx'

export function Screen() {
  const me = useMe()
  const standing = accountStanding(me)
  return (
    <div className="page">
      <ScreenHeader
        title={`Welcome, ${me.firstName || me.name}`}
        lead={[me.city, me.state].filter(Boolean).join(', ') || me.location || undefined}
        actions={<Avatar name={me.name} src={me.profileImage} size="lg" />}
      />
      <FinishMembership user={me} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <StatTile label="Membership" value={membershipLabels[me.membershipType]} />
        <StatTile label="Account" value={standing.word} />
        <StatTile
          label="Unread"
          value={me.unreadNotifications}
          unit={me.unreadNotifications === 1 ? 'notification' : 'notifications'}
        />
        <StatTile
          label="Member since"
          value={new Date(me.createdAt).getUTCFullYear()}
          note={utcMonth(me.createdAt)}
        />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <QuickActions admin={me.membershipType === 'admin'} />
          <NewestNotifications />
        </div>
        <div className="grid gap-6">
          <CompletenessPanel user={me} />
          <MyPermissionsPanel />
        </div>
      </div>
    </div>
  )
}
