import { PageHeader } from '#web/ui/page-header.tsx'
import { AccountPage } from '../components/account-page.tsx'
import { EditAccountForm } from '../components/edit-account-form.tsx'

export function Screen() {
  return (
    <AccountPage
      crumbs={({ user }) => [{ label: user.name, to: `/admin/users/${user.id}` }, { label: 'Edit' }]}
    >
      {({ user }) => (
        <>
          <PageHeader label="Edit account" title={user.name} />
          <EditAccountForm key={user.id} user={user} />
        </>
      )}
    </AccountPage>
  )
}
