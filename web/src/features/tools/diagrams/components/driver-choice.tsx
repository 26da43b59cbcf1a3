// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { subwooferOf } from '#shared/tools/audio-systems/subwoofer-of.ts'
import { partNameOf } from '#shared/tools/drivers/driver-name.ts'
import { Button } from '#web/ui/button.tsx'

const DriverSearch = lazy(async () => ({
  default: (await import('#web/features/tools/subwoofer-designs/components/driver-search.tsx')).DriverSearch,
}))

export type DriverChoiceProps = { onChoose: (fields: Readonly<Record<string, unknown>>) => void }

/** Fills in a subwoofer from the driver base. */
export function DriverChoice({ onChoose }: DriverChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <div>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Stay with this driver' : 'Choose a driver'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="skeleton h-40" />}>
          <DriverSearch
            onChoose={(driver) => {
              const { coils, ohms, watts } = subwooferOf(driver)
              onChoose({
                name: partNameOf(driver),
                coils,
                ...(ohms !== undefined && { ohms }),
                ...(watts !== undefined && { watts }),
              })
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
