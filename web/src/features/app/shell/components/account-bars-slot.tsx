import { useLocation } from 'react-router-dom'
import { useSession } from '#web/lib/session/use-session.ts'
import { isAdministrationPath, type Place, useAccountBars } from './use-account-bars.ts'

/** The parts under the header of members, or beside their screens. */
export function AccountBarsSlot({ place }: { place: Place }) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { bars, areAllThere } = useAccountBars(me, place)
  const { pathname } = useLocation()
  if (me && (areAllThere || bars.length > 0)) return bars.map(({ name, Bar }) => <Bar key={name} me={me} />)
  const isAwaited = me !== undefined || session.status === 'loading'
  // Holds the place of the menu of administrators, which would otherwise push their screens aside when it
  // loads.
  return place === 'side' && isAwaited && isAdministrationPath(pathname) && <div className="side-place" />
}
