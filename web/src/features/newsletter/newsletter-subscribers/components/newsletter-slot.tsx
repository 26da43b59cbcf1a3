import { Link } from 'react-router-dom'
import { useSession } from '#web/lib/session/use-session.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The newsletter at the end of a page: its form for visitors, and the way to their choice for members. */
export function NewsletterSlot() {
  const { status } = useSession()
  if (status === 'signed-in')
    return (
      <Link to="/profile?tab=notifications" className="footer-link mt-3">
        Newsletter settings
      </Link>
    )
  return (
    <div className="signed-out mt-6">
      <SignUpForm />
    </div>
  )
}
