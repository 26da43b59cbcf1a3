import { memberTitle } from '#web/features/community/members/components/member-title.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PersonPage } from '../components/person-page.tsx'

export const title = memberTitle

/** The screen that signed-in members see of each other: the public profile and the actions on it. */
export const Screen = () => <PersonPage actions={({ id }) => <Actions userId={id} />} />

function Actions({ userId }: { userId: string }) {
  const me = useMe()
  const exists = useKnownScreens()
  const links: [boolean, string, string][] = [
    [me.id === userId, '/profile?tab=settings', 'Edit your profile'],
    [me.id === userId, '/member-profile-settings', 'Privacy'],
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
