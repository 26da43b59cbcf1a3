import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountPage } from '../components/account-page.tsx'
import { EditAccountForm } from '../components/edit-account-form.tsx'

export const title = 'Edit account'

export function Screen() {
  return (
    <AccountPage
      waiting={<Skeleton lines={8} className="h-10" />}
      crumbs={({ user }) => [{ label: user.name, to: `/admin/users/${user.id}` }, { label: 'Edit' }]}
    >
      {({ user }) => (
        <>
          <ScreenHeader title={user.name} lead="Edit account" />
          <EditAccountForm key={user.id} user={user} />
        </>
      )}
    </AccountPage>
  )
}
