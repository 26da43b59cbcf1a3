import { Link } from 'react-router-dom'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Column } from '#web/ui/table.tsx'
import { organizationPlace } from '../components/organization-place.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { adminOrganizationPath } from './admin-organization-path.ts'
import { OwnerNames } from './owner-names.tsx'

/** A line of the list of administrators. */
export const organizationColumns: Column<AdminOrganization>[] = [
  {
    id: 'name',
    header: 'Organization',
    narrow: 'title',
    cell: ({ id, name }) => (
      <Link to={adminOrganizationPath(id)} className="font-semibold wrap-anywhere hover:underline">
        {name}
      </Link>
    ),
  },
  { id: 'type', header: 'Type', narrow: 'meta', cell: ({ type }) => organizationTypes[type] },
  {
    id: 'place',
    header: 'Place',
    className: 'max-lg:hidden',
    cell: (organization) => organizationPlace(organization) || '–',
  },
  {
    id: 'owners',
    header: 'Owner',
    narrow: 'note',
    cell: (organization) => <OwnerNames organization={organization} />,
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: (organization) => <StatusBadge organization={organization} />,
  },
  {
    id: 'since',
    header: 'Since',
    className: 'whitespace-nowrap max-md:hidden',
    cell: ({ statusSince }) => utcDay(statusSince),
  },
]
