import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { isUseful, permissionLabels, permissionsByType } from '#shared/platform/roles/permissions.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myPermissionsQuery } from '../api/my-permissions.ts'

/** Shows what the member's membership and role allow on the platform as it is today. */
export function MyPermissionsPanel() {
  const me = useMe()
  const permissions = useQuery(myPermissionsQuery(me))
  const expected = permissions.data ?? permissionsByType[me.membershipType]
  if (permissions.isError || !expected.some(isUseful)) return null
  return (
    <Panel
      title={me.status === 'pending' ? 'What your membership will allow' : 'What your membership allows'}
    >
      {permissions.isPending ? (
        <Skeleton lines={4} />
      ) : (
        <ul className="grid gap-2">
          {permissions.data.filter(isUseful).map((permission) => (
            <li key={permission} className="flex items-start gap-2.5">
              <Check className="mt-0.5 size-4 shrink-0 text-ok-ink" aria-hidden="true" />
              {permissionLabels[permission]}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
