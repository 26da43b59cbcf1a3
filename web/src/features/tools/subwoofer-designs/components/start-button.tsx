// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }))

export type StartButtonProps = {
  /** Moves to the fields of a data sheet. */
  onEnter: () => void
}

/** Starts the active design from a template, a driver or a file. */
export function StartButton({ onEnter }: StartButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start from…</Button>
      {isOpen && (
        <Suspense>
          <StartDialog
            onClose={() => setOpen(false)}
            onEnter={() => {
              setOpen(false)
              onEnter()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
