import { memberTitle } from '#web/features/community/members/components/member-title.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PersonPage } from '../components/person-page.tsx'

export const title = memberTitle

export function Screen() {
  const session = useSession()
  return (
    <PersonPage
      actions={() =>
        session.status !== 'signed-in' && (
          <ButtonLink to="/pricing" className="signed-out">
            Sign up
          </ButtonLink>
        )
      }
    />
  )
}
