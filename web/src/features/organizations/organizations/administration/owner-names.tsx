import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The owners of an organization, and whether someone is there to run it. */
export function OwnerNames({ organization: { owners, ownerCount } }: { organization: AdminOrganization }) {
  if (owners.length === 0) return <span className="text-dim">No owner</span>
  const further = ownerCount - owners.length
  return (
    <span className="wrap-anywhere">
      {owners.map(({ userId, name, isActive }, at) => (
        <span key={userId}>
          {at > 0 && ', '}
          {name}
          {!isActive && (
            <>
              {' '}
              <Badge tone="warning">Not active</Badge>
            </>
          )}
        </span>
      ))}
      {further > 0 && <span className="text-sm text-dim"> and {further} more</span>}
    </span>
  )
}
