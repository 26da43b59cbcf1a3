// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { ChosenDriver } from '#web/features/tools/subwoofer-designs/components/driver-panel.tsx'
import { Button } from '#web/ui/button.tsx'

const DriverSearch = lazy(async () => ({
  default: (await import('#web/features/tools/subwoofer-designs/components/driver-search.tsx')).DriverSearch,
}))

export type DriverChoiceProps = { onChoose: (driver: ChosenDriver) => void }

/** Picks from the driver base instead of typing a data sheet. */
export function DriverChoice({ onChoose }: DriverChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-4">
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen((before) => !before)}>
          {isOpen ? 'Stay with this driver' : 'Choose a driver'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="skeleton h-40" />}>
          <DriverSearch
            typesAtOnce
            onChoose={(driver) => {
              onChoose(driver)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
