import { type UserFilter, userFilter } from '#shared/platform/users/user-filter.ts'
import { exportUsers } from '#shared/platform/users/user-list-contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { call } from '#web/lib/call.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { userFilterParts } from '../components/user-filter-parts.ts'
import { UserList } from '../components/user-list.tsx'

export const title = 'Users'

export function Screen() {
  const isAdmin = useMe().membershipType === 'admin'
  const { filter, setFilter } = useAddressFilter(userFilter)
  return (
    <div className="page">
      <ScreenHeader
        title="Users"
        actions={
          isAdmin && (
            <>
              <CsvButton
                label="Export CSV"
                download={(onRows, signal) => downloadUsers(filter, onRows, signal)}
                done={(rows) => (rows === 1 ? '1 account exported' : `${rows} accounts exported`)}
                failed="The export failed"
              />
              <ButtonLink to="/admin/invitations" variant="primary">
                Invite
              </ButtonLink>
            </>
          )
        }
      />
      <FilterBar parts={userFilterParts} filter={filter} onChange={setFilter} />
      <UserList
        isAdmin={isAdmin}
        filter={filter}
        onSort={(sort, direction) => setFilter({ sort, direction })}
      />
    </div>
  )
}

const downloadUsers = (filter: UserFilter, onRows: (rows: number) => void, signal: AbortSignal) =>
  downloadInParts({
    name: 'accounts',
    part: (cursor) => call(exportUsers, { body: { ...filter, ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
