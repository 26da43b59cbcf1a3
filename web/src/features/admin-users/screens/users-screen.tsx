import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ExportButton } from '../components/export-button.tsx'
import { useUserFilter } from '../components/use-user-filter.ts'
import { UserFilterBar } from '../components/user-filter-bar.tsx'
import { UserList } from '../components/user-list.tsx'

export function Screen() {
  const { filter, setFilter } = useUserFilter()
  return (
    <div className="shell py-10">
      <PageHeader
        label="Administration"
        title="Users"
        actions={
          <>
            <ExportButton filter={filter} />
            <ButtonLink to="/admin/invitations" variant="primary">
              Invite somebody
            </ButtonLink>
          </>
        }
      />
      <UserFilterBar filter={filter} onChange={setFilter} />
      <UserList filter={filter} onSort={(sort, direction) => setFilter({ sort, direction })} />
    </div>
  )
}
