import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { UserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { type AccountAction, useAccountAction } from '#web/features/platform/users/api/admin-user-commands.ts'
import { userVerificationQuery } from '#web/features/platform/verifications/api/verification-queries.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'

const DeleteUserDialog = lazy(async () => ({
  default: (await import('#web/features/platform/users/components/delete-user-dialog.tsx')).DeleteUserDialog,
}))
const SuspendDialog = lazy(async () => ({
  default: (await import('#web/features/platform/users/components/suspend-dialog.tsx')).SuspendDialog,
}))

type Choice = {
  action: AccountAction
  label: string
  explanation: string
  confirm: string
  done: string
  danger?: boolean
}

const approve: Choice = {
  action: { kind: 'approve' },
  label: 'Approve account',
  explanation: 'This account is pending. The member is emailed.',
  confirm: 'The account becomes active, and its owner can use everything the membership includes.',
  done: 'Account approved',
}
const reactivate: Choice = {
  action: { kind: 'reactivate' },
  label: 'Reactivate',
  explanation: 'Ends the suspension. The member is emailed.',
  confirm:
    'The account returns to its status before the suspension. A plan that the suspension paused resumes if its paid period is not over; otherwise, the member has to resume it.',
  done: 'Account reactivated',
}
const signOut: Choice = {
  action: { kind: 'sign_out' },
  label: 'Log out everywhere',
  explanation: 'Ends every session right away. The password stays the same.',
  confirm: 'This member is logged out on all devices right away. They can log in again.',
  done: 'All devices are logged out',
  danger: true,
}
const resetFactor: Choice = {
  action: { kind: 'reset_second_factor' },
  label: 'Turn off two-factor authentication',
  explanation: 'For members who lost their authenticator app and their recovery codes.',
  confirm:
    'Two-factor authentication is turned off, and every device is logged out. Make sure that the request really comes from the member.',
  done: 'Two-factor authentication is off',
  danger: true,
}

/** The actions of an administrator on the account, with the dangerous ones set apart. */
export function AccountActions({ user, security, deletionOrdered }: UserAsAdmin) {
  const session = useSession()
  const act = useAccountAction(user.id, user.version)
  const pending = user.status === 'pending'
  const verification = useQuery({ ...userVerificationQuery(user.id), enabled: pending })
  const [asked, setAsked] = useState<Choice>()
  const [suspending, setSuspending] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const own = session.status === 'signed-in' && session.me.id === user.id
  if (own)
    return (
      <Panel title="Actions">
        <p className="text-dim">This is your own account. Ask another administrator to change its status.</p>
      </Panel>
    )
  if (deletionOrdered)
    return (
      <Panel title="Actions">
        <p className="text-dim">This account is being deleted. You can’t do anything else with it.</p>
      </Panel>
    )
  // Waiting documents are decided beside them, by the people who read them.
  const toApprove = pending && !verification.isPending && verification.data?.state !== 'submitted'
  const helpful = [...(toApprove ? [approve] : []), ...(user.status === 'suspended' ? [reactivate] : [])]
  const dangerous = [signOut, ...(security?.secondFactor ? [resetFactor] : [])]
  const run = (action: AccountAction, done: string, close: () => void) =>
    act.mutate(action, {
      onSuccess: () => {
        toast.success(done)
        close()
      },
      onError: toastFailure,
    })
  return (
    <>
      {helpful.length > 0 && (
        <Panel title="Actions">
          {helpful.map((choice) => (
            <Row key={choice.label} explanation={choice.explanation}>
              <Button variant="primary" onClick={() => setAsked(choice)}>
                {choice.label}
              </Button>
            </Row>
          ))}
        </Panel>
      )}
      <Panel title="Danger zone" className="border-clip-ink">
        <div className="grid gap-4">
          {dangerous.map((choice) => (
            <Row key={choice.label} explanation={choice.explanation}>
              <Button onClick={() => setAsked(choice)}>{choice.label}</Button>
            </Row>
          ))}
          {user.status !== 'suspended' && (
            <Row explanation="Locks the account, ends every session and pauses billing. The member is emailed your reason.">
              <Button onClick={() => setSuspending(true)}>Suspend</Button>
            </Row>
          )}
          <Row explanation="Ends their plan, withdraws them from upcoming events with a refund, and permanently deletes the account. The member is emailed your reason.">
            <Button variant="danger" onClick={() => setDeleting(true)}>
              Delete account
            </Button>
          </Row>
        </div>
      </Panel>
      {/* An action that someone else has already taken needs no confirmation. */}
      {asked && [...helpful, ...dangerous].includes(asked) && (
        <ConfirmDialog
          open
          title={`${asked.label}: ${user.name}?`}
          description={asked.confirm}
          confirmLabel={asked.label}
          danger={asked.danger ?? false}
          busy={act.isPending}
          onConfirm={() => run(asked.action, asked.done, () => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Suspense>
        {deleting && <DeleteUserDialog user={user} onClose={() => setDeleting(false)} />}
        {suspending && <SuspendDialog name={user.name} command={act} onClose={() => setSuspending(false)} />}
      </Suspense>
    </>
  )
}

function Row({ explanation, children }: { explanation: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-sm text-dim">{explanation}</p>
      {children}
    </div>
  )
}
