import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { driverSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useActive } from '../state/use-designer.ts'

/** Says why the driver of the active design cannot be computed, and leads to its data sheet. */
export function DriverProblem({ onEnter }: { onEnter: () => void }) {
  const { saved, engine } = useActive()
  if (!isRefusal(engine)) return null
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={onEnter}>
          Open the data sheet
        </Button>
      }
    >
      {saved.driver.name} has no curves yet. {driverSentence(engine)}
    </Banner>
  )
}
