import { Banner } from '#web/ui/banner.tsx'
import type { SaveOutcome } from './save-outcome.ts'

/** Says what visitors see since the last save, and what they do not see yet. */
export const OutcomeBanner = ({ outcome: { live, waits } }: { outcome: SaveOutcome }) => (
  <Banner tone={waits.length > 0 ? 'info' : 'success'}>
    <div role="status">
      {live.length > 0 && <p className="font-semibold">Live now: {live.join(', ')}</p>}
      {waits.length > 0 && (
        <p className={live.length > 0 ? 'mt-1' : 'font-semibold'}>Pending review: {waits.join(', ')}</p>
      )}
      {live.length + waits.length === 0 && <p>Nothing has changed.</p>}
    </div>
  </Banner>
)
