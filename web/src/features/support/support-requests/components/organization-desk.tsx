import { useQuery } from '@tanstack/react-query'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { newRequestPath } from '#shared/platform/help/help-path.ts'
import { deskHoursWords } from '#shared/support/support-desks/desk-hours-words.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { supportDeskQuery } from '../api/support-queries.ts'

/** Where members ask an organization; nothing where it takes no requests. */
export function OrganizationDesk({ organization: { id } }: { organization: PublicOrganization }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const { data: desk } = useQuery({ ...supportDeskQuery(id), enabled: isMember })
  if (!desk) return null
  const hours = deskHoursWords(desk.hours)
  return (
    <Panel title="Questions">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {hours && <p className="text-dim">They answer {hours}.</p>}
        <ButtonLink to={`${newRequestPath}?desk=${id}`}>Ask them</ButtonLink>
      </div>
    </Panel>
  )
}
