import { Link2, MapPin } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { memberPath } from '#shared/members/member-path.ts'
import { placeOf } from '#shared/members/place-of.ts'
import type { PublicMember } from '#shared/members/public-member.ts'
import { pageTitle } from '#web/lib/site-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { MembershipBadge } from './membership-badge.tsx'

type MemberProfileProps = {
  member: PublicMember
  /** What whoever looks at it may do, beside sharing it. */
  actions?: ReactNode
  /** More to read below. */
  children?: ReactNode
}

/** A member as others see them. */
export function MemberProfile({ member, actions, children }: MemberProfileProps) {
  const place = placeOf(member)
  const { name, bio, companyName, country, memberSince } = member
  // On the way here inside the application the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])

  const details: [string, string | undefined][] = [
    ['Business', companyName],
    ['Place', place],
    ['Country', place === country ? undefined : country],
    ['Member since', String(memberSince)],
  ]
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Members', to: '/members' }, { label: name }]} />
      <Panel screws className="mt-4">
        <div className="flex flex-col gap-6 p-2 sm:flex-row sm:items-center sm:p-4">
          <Avatar name={name} src={member.profileImage} size="xl" />
          <div className="grid min-w-0 justify-items-start gap-2">
            <MembershipBadge type={member.membershipType} />
            <h1 className="wide max-w-full text-3xl text-balance break-words">{name}</h1>
            {companyName && <p className="max-w-full text-lg break-words">{companyName}</p>}
            {place && (
              <p className="flex max-w-full items-center gap-1.5 text-dim">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span className="min-w-0 break-words">{place}</span>
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 sm:ml-auto sm:flex-col sm:items-stretch">
            {actions}
            <Button onClick={() => void copyLink(member.id)}>
              <Link2 aria-hidden="true" className="size-4" />
              Copy link
            </Button>
          </div>
        </div>
      </Panel>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel title="About">
          <p className="max-w-prose break-words whitespace-pre-line">
            {bio ?? <span className="text-dim">{name} has not written anything here yet.</span>}
          </p>
        </Panel>
        <Panel title="Details">
          <dl className="grid gap-4">
            {details.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt className="label text-faint">{label}</dt>
                    <dd className="break-words">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Panel>
      </div>
      {children}
    </div>
  )
}

async function copyLink(userId: string): Promise<void> {
  const address = new URL(memberPath(userId), location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    toast.success('The link is copied.')
  } catch {
    toast.info('Copy this link', { description: address })
  }
}
