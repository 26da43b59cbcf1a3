import { useState } from 'react'
import { daysOfGrace } from '#shared/accounts/deletions/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { KeepAccountButton } from './keep-account-button.tsx'

export function DeletionPanel() {
  const { deletionDueAt, membershipType } = useMe()
  const [asking, setAsking] = useState(false)
  return (
    <Panel title="Delete your account">
      <div className="grid justify-items-start gap-5">
        {deletionDueAt ? (
          <>
            <p>
              Your account will be deleted on <strong>{utcDay(deletionDueAt)}</strong>.
            </p>
            <KeepAccountButton />
          </>
        ) : membershipType === 'admin' ? (
          <p className="text-dim">
            Administrators can’t delete their own accounts. Ask another administrator to change your
            membership first.
          </p>
        ) : (
          <>
            <p className="max-w-2xl text-dim">
              After a grace period of {daysOfGrace} days, we permanently delete everything we have about you
              except invoices, which we keep without your name. We withdraw you from upcoming events, with the
              refund that withdrawing gives on that day. Download your data first if you want to keep it.
            </p>
            <Button data-own variant="danger" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </>
        )}
      </div>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}
