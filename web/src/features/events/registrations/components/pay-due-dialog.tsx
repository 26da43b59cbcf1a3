// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { countEntryPayment } from '../api/count-entry.ts'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'

const EntryPayment = lazy(async () => ({ default: (await import('./entry-payment.tsx')).EntryPayment }))

type PayDueDialogProps = { registration: OwnRegistration; onClose: () => void }

/** Pays online what is due for an entry, instead of at the gate. */
export function PayDueDialog({ registration, onClose }: PayDueDialogProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'bank'>('idle')
  const refresh = useRefreshRegistrations()
  const close = () => {
    void refresh()
    onClose()
  }
  const settled = (answer: OwnRegistration) => {
    void countEntryPayment(answer, registration.pay.paidCents)
    if (answer.pay.dueCents === 0) toast.success('Your entry is paid')
    close()
  }
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Pay for your entry"
      description={registration.event.title}
      dismissible={state === 'idle'}
      unsaved
      aside={state === 'bank'}
    >
      <Suspense fallback={<Skeleton lines={3} className="h-11" />}>
        <EntryPayment registration={registration} onState={setState} onSettled={settled} />
      </Suspense>
    </Dialog>
  )
}
