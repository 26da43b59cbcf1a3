import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PublicDirectory } from '#web/features/platform/lists/public-directory.tsx'
import { TileSkeletons } from '#web/features/platform/lists/tile-skeletons.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { organizationsQuery } from '../api/organization-queries.ts'
import { FilterForm } from '../components/filter-form.tsx'
import { MyOrganizations } from '../components/my-organizations.tsx'
import {
  listTitle,
  type OrganizationFilters,
  organizationsPath,
  readFilters,
} from '../components/organization-filters.ts'
import { OrganizationTile } from '../components/organization-tile.tsx'

export const title = 'Organizations'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const filters = readFilters(search)
  const page = useQuery(organizationsQuery(filters))
  return (
    <PublicDirectory
      title={title}
      lead="The clubs, promoters, and sanctioning bodies that put on the shows."
      actions={
        session.status !== 'signed-in' && (
          <ButtonLink to="/organizations/new" className="signed-out">
            Start an organization
          </ButtonLink>
        )
      }
      own={isMember && <MyOrganizations />}
      form={<FilterForm filters={filters} />}
      filters={filters}
      page={page}
      waiting={<TileSkeletons count={6} lines={3} />}
      failed="The organizations did not load"
      pathOf={organizationsPath}
      titleOf={listTitle}
      counted={['organization', 'organizations']}
      empty={(shown) => <NoOrganizations filters={shown} />}
    >
      {(organization) => <OrganizationTile organization={organization} />}
    </PublicDirectory>
  )
}

function NoOrganizations({ filters: { q, type, state, cursor } }: { filters: OrganizationFilters }) {
  const narrowed = Boolean(q || type || state)
  return (
    <EmptyState
      title={narrowed ? 'No matching organizations' : 'No organizations yet'}
      action={
        narrowed || cursor ? (
          <ButtonLink to="/organizations">Show all organizations</ButtonLink>
        ) : (
          <ButtonLink to="/organizations/new" variant="primary">
            Start the first one
          </ButtonLink>
        )
      }
    >
      {narrowed
        ? 'Try part of the name, or use fewer filters.'
        : 'Start one for your club or your shows. It appears here once we have reviewed it.'}
    </EmptyState>
  )
}
