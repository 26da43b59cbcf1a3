// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { Button } from '#web/ui/button.tsx'

/** Loaded when a class is withdrawn: it brings the rules of refunds along. */
const WithdrawClassDialog = lazy(async () => ({
  default: (await import('./withdraw-class-dialog.tsx')).WithdrawClassDialog,
}))

type EntryClassesProps = {
  registration: OwnRegistration
  /** True when one class of several can be withdrawn here and now. */
  canWithdraw: boolean
}

/** The vehicles of an entry with their classes, each of which can be withdrawn alone while there are several. */
export function EntryClasses({ registration, canWithdraw }: EntryClassesProps) {
  const [chosen, setChosen] = useState<OwnRegistration['entries'][number]>()
  const entered = registration.entries.filter(({ status }) => status === 'in')
  const isShown = canWithdraw && entered.length > 1
  if (entered.length === 0) return null
  return (
    <>
      <ul className="text-sm text-dim">
        {entered.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            {entry.classKey}: {vehicleWords(registration, entry)}
            {isShown && (
              <Button data-own size="sm" variant="ghost" onClick={() => setChosen(entry)}>
                Withdraw {entry.classKey}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense fallback={null}>
          <WithdrawClassDialog
            registration={registration}
            entry={chosen}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The former owner’s vehicle is not the one that comes. */
const vehicleWords = (
  { isUnfinished }: OwnRegistration,
  { vehicleId, vehicle }: OwnRegistration['entries'][number],
) => (isUnfinished && !vehicleId ? 'no vehicle yet' : `${vehicle.year} ${vehicle.make} ${vehicle.model}`)
