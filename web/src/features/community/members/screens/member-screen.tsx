import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MemberLoader } from '../components/member-loader.tsx'
import { MemberProfile } from '../components/member-profile.tsx'
import { memberTitle } from '../components/member-title.ts'
import { RelatedMembers } from '../components/related-members.tsx'

export const title = memberTitle

/** The screen that signed-in members see of each other: the public profile and the actions on it. */
export function Screen() {
  return (
    <MemberLoader>
      {(member) => (
        <MemberProfile member={member} actions={<Actions userId={member.id} />}>
          <RelatedMembers member={member} />
        </MemberProfile>
      )}
    </MemberLoader>
  )
}

function Actions({ userId }: { userId: string }) {
  const me = useMe()
  const exists = useKnownScreens()
  const links: [boolean, string, string][] = [
    [me.id === userId, '/profile?tab=settings', 'Edit your profile'],
    [me.id === userId, '/member-profile-settings', 'Choose what is public'],
    [me.membershipType === 'admin', `/admin/users/${userId}`, 'Open the account'],
  ]
  return links.map(
    ([allowed, to, label]) =>
      allowed &&
      exists(to) && (
        <ButtonLink key={to} to={to}>
          {label}
        </ButtonLink>
      ),
  )
}
