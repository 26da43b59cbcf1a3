import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { contactOf, listedName } from '#shared/community/members/listed-name.ts'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { MembershipBadge } from './membership-badge.tsx'

/** One member of the directory. The whole tile links to the profile. */
export function MemberTile({ member, to }: { member: MemberCard; to: string }) {
  const place = placeOf(member)
  const name = listedName(member)
  const beside = contactOf(member) ?? member.companyName
  return (
    <li className="panel relative flex gap-4 p-4 transition-colors duration-150 hover:border-edge hover:bg-raised">
      <Avatar name={name} src={member.profileImage} size="lg" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <h3 className="max-w-full text-lg font-semibold">
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h3>
        {beside && <p className="max-w-full">{beside}</p>}
        {place && (
          <p className="flex max-w-full items-center gap-1.5 text-sm text-dim">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0">{place}</span>
          </p>
        )}
        <MembershipBadge type={member.membershipType} />
      </div>
    </li>
  )
}
