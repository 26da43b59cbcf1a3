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
    <li className="tile panel member-tile">
      <Avatar name={name} src={member.profileImage} size="lg" />
      <div>
        <h3>
          <a href={to}>{name}</a>
        </h3>
        {beside && <p>{beside}</p>}
        <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          {place && (
            <p className="place">
              <span>{place}</span>
            </p>
          )}
          <MembershipBadge type={member.membershipType} />
        </div>
      </div>
    </li>
  )
}
