import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AccountPage } from '../components/account-page.tsx'
import { EditAccountForm } from '../components/edit-account-form.tsx'

export function Screen() {
  return (
    <AccountPage
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
