import { Link2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { memberPath } from '#shared/community/members/member-path.ts'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import { MemberPosts } from '#web/features/community/feed/components/member-posts.tsx'
import { CountView } from '#web/features/community/profile-views/components/count-view.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { MemberSheet } from './member-sheet.tsx'

type MemberProfileProps = {
  member: PublicProfile
  /** The viewer's actions besides sharing it. */
  actions?: ReactNode
  /** Further content below. */
  children?: ReactNode
}

/** A member as others see them. */
export function MemberProfile({ member, actions, children }: MemberProfileProps) {
  const { name, membershipType } = member
  const competes = membershipType === 'competitor' || membershipType === 'pro_competitor'
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Members', to: '/members' }, { label: name }]} />
      <div className="mt-4">
        <MemberSheet
          member={member}
          actions={
            <>
              {actions}
              {competes && <ButtonLink to={competitorPath(member.id)}>Results</ButtonLink>}
              <Button onClick={() => void copyLink(member.id)}>
                <Link2 aria-hidden="true" className="size-4" />
                Copy link
              </Button>
            </>
          }
        />
      </div>
      <CountView member={member.id} />
      <MemberPosts userId={member.id} />
      {children}
    </div>
  )
}

async function copyLink(userId: string): Promise<void> {
  const address = new URL(memberPath(userId), location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    toast.success('Link copied.')
  } catch {
    toast.info('Copy this link', { description: address })
  }
}
