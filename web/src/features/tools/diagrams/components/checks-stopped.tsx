import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ChecksOnScreen } from '../checks/use-live-checks.ts'

export type ChecksStoppedProps = { live: Pick<ChecksOnScreen, 'again'> }

/** The panel in place of failed checks. */
export const ChecksStopped = ({ live }: ChecksStoppedProps) => (
  <Banner
    tone="danger"
    action={
      <Button size="sm" onClick={live.again}>
        Check again
      </Button>
    }
  >
    <p role="alert">The checks stopped. Check again.</p>
  </Banner>
)
