import { type ReactNode, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useReturnPath } from '#web/lib/return-path.ts'
import { pendingEmail } from '#web/lib/session/pending-email.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { isLaptop, usePageConfig } from '#web/lib/use-page-config.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AuthGraphic } from '../components/auth-graphic.tsx'
import { AuthLayout } from '../components/auth-layout.tsx'
import { ResendForm } from '../components/resend-form.tsx'
import { useArrival } from '../components/use-arrival.ts'
import { useMailedLink } from '../components/use-mailed-link.ts'
import { VerifyAddress } from '../components/verify-address.tsx'

export const title = 'Verify your email'

export function Screen() {
  const link = useMailedLink()
  const { registered } = useArrival()
  const pending = usePendingEmail()
  const config = usePageConfig()
  const email = link.get('email') ?? pending
  const code = link.get('code')
  const { state } = useLocation() as { state: { email?: string } | null }
  const session = useSession()
  const returnPath = useReturnPath()
  if (!code && session.status === 'signed-in') return <Navigate to={returnPath} replace />
  if (email && code)
    return (
      <AuthLayout label="Verification" title="Verify your email" aside={<AuthGraphic />}>
        <VerifyAddress email={email} code={code} choosePassword={link.get('next') === 'password'} />
        <Panel title="Link expired?" className="mt-10">
          <ResendForm key={email} email={email} />
        </Panel>
      </AuthLayout>
    )
  return (
    <AuthLayout
      label={registered ? 'Almost there' : 'Verification'}
      title="Check your inbox"
      lead={
        email ? (
          <>
            We sent a link to <strong className="text-ink">{email}</strong>. It works for 24 hours.
          </>
        ) : (
          'Verify your address with the link in our email. It works for 24 hours.'
        )
      }
      aside={<AuthGraphic />}
    >
      <ol className="mb-8 border-t border-line">
        <Step number={1} title="Open the email">
          Nothing after a minute? Check your spam folder.
        </Step>
        <Step number={2} title="Follow the link">
          Press the button there to verify your address.
        </Step>
        <Step number={3} title="Log in and finish your profile">
          Already verified? <TextLink to="/login">Log in</TextLink>
        </Step>
      </ol>
      {isLaptop(config) && (
        <p className="mb-8">
          <a href="/_local/inbox" target="_blank" rel="noreferrer" className="link">
            Open the local inbox
          </a>{' '}
          <span className="text-sm text-dim">(the laptop cloud keeps all email on this machine)</span>
        </p>
      )}
      <Panel title="Didn’t get the email?">
        <ResendForm key={email} email={email || (state?.email ?? '')} />
      </Panel>
    </AuthLayout>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-3.5">
      <span className="readout text-xl text-dim" aria-hidden="true">
        {number}
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-dim">{children}</span>
      </span>
    </li>
  )
}

const never = () => () => {}

/** The address that waits for verification in this browser tab, or an empty text. */
const usePendingEmail = () => useSyncExternalStore(never, pendingEmail, () => '')
