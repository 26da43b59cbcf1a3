import { Link } from 'react-router-dom'

type MemberCellProps = { userId: string; userName: string; userEmail: string }

/** The member, with the way to the account; people who have left the platform have none. */
export function MemberCell({ userId, userName, userEmail }: MemberCellProps) {
  if (!userEmail) return <span className="text-dim">{userName}</span>
  return (
    <span className="grid min-w-0">
      <Link to={`/admin/users/${userId}`} className="wrap-anywhere hover:underline">
        {userName}
      </Link>
      <span title={userEmail} className="max-w-48 truncate text-sm text-dim max-xl:hidden">
        {userEmail}
      </span>
    </span>
  )
}
