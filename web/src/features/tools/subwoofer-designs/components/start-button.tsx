import { FilePlus } from 'lucide-react'
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
      <Button size="sm" className="max-sm:px-2" onClick={() => setOpen(true)}>
        <FilePlus className="size-4 sm:hidden" aria-hidden="true" />
        <span className="max-sm:sr-only">Start from…</span>
      </Button>
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
