import { Link } from 'react-router-dom'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { Avatar } from '#web/ui/avatar.tsx'
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
    cell: ({ id, name, logoUrl }) => (
      <span className="flex items-center gap-3">
        <span className="max-sm:hidden">
          <Avatar name={name} src={logoUrl ?? null} size="sm" />
        </span>
        <Link to={adminOrganizationPath(id)} className="font-semibold wrap-anywhere hover:underline">
          {name}
        </Link>
      </span>
    ),
  },
  { id: 'type', header: 'Type', narrow: 'meta', cell: ({ type }) => organizationTypes[type] },
  {
    id: 'place',
    header: 'Place',
    className: 'whitespace-nowrap max-lg:hidden',
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
