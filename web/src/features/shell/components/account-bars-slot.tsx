import { useSession } from '#web/lib/session/use-session.ts'
import { type Place, useAccountBars } from './use-account-bars.ts'

/** What lies under the header of members, or beside their screens. */
export function AccountBarsSlot({ place }: { place: Place }) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { bars } = useAccountBars(me, place)
  return me && bars.map(({ name, Bar }) => <Bar key={name} me={me} />)
}
