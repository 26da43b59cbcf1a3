import { useEffect } from 'react'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { countProfileView, countProfileViewAsMember } from '#shared/community/profile-views/contract.ts'
import { call } from '#web/lib/call.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { useSession } from '#web/lib/session/use-session.ts'

/** Each profile counts once for each load of the application. */
const counted = new Set<string>()

/** Counts that someone looks at the profile of a member. It shows nothing, and a failure changes nothing. */
export function CountView({ member }: { member: PublicProfile['id'] }) {
  const session = useSession()
  const { status } = session
  const own = status === 'signed-in' ? session.me.id : undefined
  useEffect(() => {
    if (status !== 'anonymous' && status !== 'signed-in') return
    if (own === member || storedImpersonation() || counted.has(member)) return
    counted.add(member)
    const counting = own
      ? call(countProfileViewAsMember, { body: { of: member } })
      : call(countProfileView, { params: { userId: member } })
    counting.catch(() => undefined)
  }, [status, own, member])
  return null
}
