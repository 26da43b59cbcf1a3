import { useQuery } from '@tanstack/react-query'
import { deskHoursWords, deskOpenWords } from '#shared/support/support-desks/desk-hours-words.ts'
import type { ShownDesk } from '#shared/support/support-desks/shown-desk.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myContactQuery } from '../api/support-queries.ts'

/** When people answer at a desk, by its own clock, and for a manufacturer who that is. */
export function DeskCard({ desk }: { desk: ShownDesk }) {
  const { name, hours, deskId } = desk
  const isPlatform = deskId === platformDesk
  const words = deskHoursWords(hours)
  return (
    <Panel title={isPlatform ? 'When we answer' : `When ${name} answers`}>
      <div className="grid gap-4">
        <OpenNow hours={hours} />
        {words && (
          <p>
            {isPlatform ? 'We answer' : 'They answer'} {words}.
          </p>
        )}
        {isPlatform && <OwnContact />}
      </div>
    </Panel>
  )
}

function OpenNow({ hours }: Pick<ShownDesk, 'hours'>) {
  const open = deskOpenWords(hours, useMinute())
  if (!open) return null
  return (
    <p>
      <Badge tone={open.isOpen ? 'success' : 'neutral'}>{open.words}</Badge>
    </p>
  )
}

/** The person at the platform who answers a manufacturer. */
function OwnContact() {
  const session = useSession()
  const isManufacturer = session.status === 'signed-in' && session.me.membershipType === 'manufacturer'
  const { data } = useQuery({ ...myContactQuery, enabled: isManufacturer })
  if (!data?.contact) return null
  return (
    <p>
      Your contact: <strong>{data.contact.name}</strong>
    </p>
  )
}
