// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { badgeText } from './badge-text.ts'

const load = () => import('./bell-popover.tsx')
const BellPopover = lazy(async () => ({ default: (await load()).BellPopover }))
/** The press says whether it came. */
const warmUp = () => void load().catch(() => undefined)

/** The bell with its count; its content is loaded when the user reaches for it. */
export function Bell({ unread }: { unread: number }) {
  const [asked, setAsked] = useState(false)
  const trigger = (
    <button
      type="button"
      className="btn btn-icon btn-ghost relative"
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      aria-haspopup="dialog"
      onClick={() => whenLoaded(load, () => setAsked(true))}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      <Glyph name="bell" />
      {unread > 0 && (
        <span key={unread} className="bell-badge readout" aria-hidden="true">
          {badgeText(unread)}
        </span>
      )}
    </button>
  )
  if (!asked) return trigger
  return (
    <Suspense fallback={trigger}>
      <BellPopover trigger={trigger} unread={unread} />
    </Suspense>
  )
}
