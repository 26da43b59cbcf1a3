import { AccountPage } from '#web/features/platform/users/components/account-page.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TimeLine } from '../components/time-line.tsx'

export const title = 'Timeline'

export function Screen() {
  return (
    <AccountPage
      waiting={<ListSkeleton rows={8} flush />}
      crumbs={({ user }) => [{ label: user.name, to: `/admin/users/${user.id}` }, { label: 'Timeline' }]}
    >
      {({ user }) => (
        <>
          <ScreenHeader title={user.name} lead="Timeline" />
          <TimeLine key={user.id} memberId={user.id} />
        </>
      )}
    </AccountPage>
  )
}
