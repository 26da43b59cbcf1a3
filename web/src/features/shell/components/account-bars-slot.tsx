import { useSession } from '#web/lib/session/use-session.ts'
import { useAccountBars } from './use-account-bars.ts'

/** What lies under the header of members. */
export function AccountBarsSlot() {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { bars } = useAccountBars(me)
  return me && bars.map(({ name, Bar }) => <Bar key={name} me={me} />)
}
