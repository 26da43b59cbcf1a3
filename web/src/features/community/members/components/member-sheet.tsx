import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { placeOf } from '#shared/community/members/place-of.ts'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MembershipBadge } from './membership-badge.tsx'

type MemberSheetProps = {
  member: PublicProfile
  actions?: ReactNode
  /** Use another level only to show the sheet inside another page. */
  titleLevel?: 1 | 3
}

/** The member as others see them, as wide as the place it is in. */
export function MemberSheet({ member, actions, titleLevel = 1 }: MemberSheetProps) {
  const Title = `h${titleLevel}` as const
  const headingLevel = titleLevel === 1 ? 2 : 4
  const place = placeOf(member)
  const { name, bio, companyName, country, memberSince, team } = member
  const details: [string, ReactNode][] = [
    ['Business', companyName],
    ['Team', team && <TeamLine team={team} />],
    ['Location', place],
    ['Country', place === country ? undefined : country],
    ['Member since', String(memberSince)],
  ]
  return (
    <div className="@container">
      <Panel screws>
        <div className="flex flex-col gap-6 p-2 @xl:flex-row @xl:items-center @xl:p-4">
          <Avatar name={name} src={member.profileImage} size="xl" />
          <div className="grid min-w-0 justify-items-start gap-2">
            <MembershipBadge type={member.membershipType} />
            <Title className="wide max-w-full text-3xl text-balance">{name}</Title>
            {companyName && <p className="max-w-full text-lg">{companyName}</p>}
            {place && (
              <p className="flex max-w-full items-center gap-1.5 text-dim">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span className="min-w-0">{place}</span>
              </p>
            )}
          </div>
          {actions != null && (
            <div className="flex shrink-0 flex-wrap gap-3 @xl:ml-auto @xl:flex-col @xl:items-stretch">
              {actions}
            </div>
          )}
        </div>
      </Panel>
      <div className="mt-6 grid items-start gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel title="About" headingLevel={headingLevel}>
          <p className="max-w-prose whitespace-pre-line">
            {bio ?? <span className="text-dim">{name} has not written anything here yet.</span>}
          </p>
        </Panel>
        <Panel title="Details" headingLevel={headingLevel}>
          <dl className="grid gap-4">
            {details.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt className="label text-faint">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Panel>
      </div>
    </div>
  )
}

function TeamLine({ team }: { team: NonNullable<PublicProfile['team']> }) {
  return (
    <>
      <TextLink to={team.path}>{team.name}</TextLink>
      <span className="block text-sm text-dim">{roleLabels[team.role]}</span>
    </>
  )
}
