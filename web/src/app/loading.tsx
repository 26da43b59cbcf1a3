import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/**
 * Stands where a screen will be; it stays out of sight for the moment that most loads take. As high as the window, so
 * that nobody looks at the foot of the page meanwhile.
 */
export function Loading() {
  return (
    <div className="appear-late grid min-h-dvh place-content-center justify-items-center px-4">
      <ScriptNotice />
      <Spinner label="Loading..." />
    </div>
  )
}
