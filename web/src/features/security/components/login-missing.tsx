import { useMe } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The user pool has lost the login of an account that is otherwise whole. */
export function LoginMissing() {
  const { email } = useMe()
  return (
    <Panel title="Your login is missing" role="alert">
      <p className="max-w-2xl text-dim">
        Your account is complete, but its login no longer exists: nobody can log in once this session ends.{' '}
        <TextLink to="/register">Register again</TextLink> with{' '}
        <strong className="font-semibold break-all text-ink">{email}</strong> and follow the link that we
        email you. Your profile and your subscription come back as they are.
      </p>
    </Panel>
  )
}
