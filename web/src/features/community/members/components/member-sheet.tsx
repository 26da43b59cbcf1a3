import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactOf, listedName } from '#shared/community/members/listed-name.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MembershipBadge } from './membership-badge.tsx'

type MemberSheetProps = {
  member: PublicProfile
  /** The one number that the member is known for. */
  figure?: ReactNode
  actions?: ReactNode
  /** Use another level only to show the sheet inside another page. */
  titleLevel?: 1 | 3
}

/** The member as others see them, as wide as the place it is in. A business goes by its own name. */
export function MemberSheet({ member, figure, actions, titleLevel = 1 }: MemberSheetProps) {
  const Title = `h${titleLevel}` as const
  const { bio, companyName, country, memberSince, team } = member
  const place = placeOf(member)
  const where = [place, country !== place && country].filter(Boolean).join(', ')
  const name = listedName(member)
  const contact = contactOf(member)
  return (
    <div className="@container">
      <Panel screws>
        <div className="flex flex-col gap-6 p-2 @xl:flex-row @xl:items-center @xl:p-4">
          <Avatar name={name} src={member.profileImage} size="xl" />
          <div className="grid min-w-0 justify-items-start gap-2">
            <MembershipBadge type={member.membershipType} />
            <Title className="wide max-w-full text-3xl text-balance wrap-anywhere">{name}</Title>
            {contact ? (
              <p className="max-w-full">Contact: {contact}</p>
            ) : (
              companyName && <p className="max-w-full text-lg">{companyName}</p>
            )}
            {where && (
              <p className="flex max-w-full items-center gap-1.5 text-dim">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span className="min-w-0">{where}</span>
              </p>
            )}
            <p className="max-w-full text-sm text-dim">
              {team && (
                <>
                  {roleLabels[team.role]} of <TextLink to={team.path}>{team.name}</TextLink> ·{' '}
                </>
              )}
              Member since {memberSince}
            </p>
          </div>
          {(figure != null || actions != null) && (
            <div className="flex shrink-0 flex-wrap gap-3 @xl:ml-auto @xl:flex-col @xl:items-stretch">
              {figure != null && <div className="empty:hidden max-sm:w-full">{figure}</div>}
              {actions}
            </div>
          )}
        </div>
        {bio && <p className="max-w-prose p-2 whitespace-pre-line @xl:p-4">{bio}</p>}
      </Panel>
    </div>
  )
}
