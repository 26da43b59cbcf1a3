import { Link2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { listedName } from '#shared/community/members/listed-name.ts'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { MemberPosts } from '#web/features/community/feed/components/member-posts.tsx'
import { CountView } from '#web/features/community/profile-views/components/count-view.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { MemberSheet } from './member-sheet.tsx'
import { RelatedMembers } from './related-members.tsx'

type MemberProfileProps = {
  member: PublicProfile
  /** The one number that the member is known for. */
  figure?: ReactNode
  /** The viewer's actions besides sharing it. */
  actions?: ReactNode
  /** What the member does on the platform. */
  children?: ReactNode
}

/** A member as others see them. */
export function MemberProfile({ member, figure, actions, children }: MemberProfileProps) {
  const name = listedName(member)
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
          figure={figure}
          actions={
            <>
              {actions}
              <Button onClick={() => void copyLink(member.id)}>
                <Link2 aria-hidden="true" className="size-4" />
                Copy link
              </Button>
            </>
          }
        />
      </div>
      <CountView member={member.id} />
      {children}
      <MemberPosts userId={member.id} />
      <RelatedMembers member={member} />
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
