import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MemberLoader } from '../components/member-loader.tsx'
import { MemberProfile } from '../components/member-profile.tsx'
import { memberTitle } from '../components/member-title.ts'
import { RelatedMembers } from '../components/related-members.tsx'

export const title = memberTitle

export function Screen() {
  const session = useSession()
  return (
    <MemberLoader>
      {(member) => (
        <MemberProfile
          member={member}
          actions={
            session.status !== 'signed-in' && (
              <ButtonLink to="/pricing" variant="primary" className="signed-out">
                Join Boxrise
              </ButtonLink>
            )
          }
        >
          <RelatedMembers member={member} />
        </MemberProfile>
      )}
    </MemberLoader>
  )
}
