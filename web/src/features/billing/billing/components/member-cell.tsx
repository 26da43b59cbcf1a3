import { Link } from 'react-router-dom'
import { EmailAddress } from '#web/ui/email-address.tsx'

type MemberCellProps = { userId: string; userName: string; userEmail: string }

/** The member, with the way to the account; people who have left the platform have none. */
export function MemberCell({ userId, userName, userEmail }: MemberCellProps) {
  if (!userEmail) return <span className="text-dim">{userName}</span>
  return (
    <span className="grid min-w-0">
      <Link to={`/admin/users/${userId}`} className="wrap-anywhere hover:underline">
        {userName}
      </Link>
      <span className="text-sm text-dim max-lg:hidden">
        <EmailAddress>{userEmail}</EmailAddress>
      </span>
    </span>
  )
}
