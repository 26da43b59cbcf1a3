// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Suspense, use, useDeferredValue } from 'react'
import type { Me } from '#shared/users/contract.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { accountBars } from './account-bars.ts'

/** What lies under the header of members. What is there stays while what comes is loaded. */
export function AccountBarsSlot() {
  const session = useSession()
  const settled = useDeferredValue(session)
  if (session.status !== 'signed-in' || settled.status !== 'signed-in') return null
  return (
    <Suspense>
      <Bars me={settled.me} />
    </Suspense>
  )
}

function Bars({ me }: { me: Me }) {
  return use(accountBars(me)).map(({ name, Bar }) => <Bar key={name} me={me} />)
}
