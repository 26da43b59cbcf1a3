import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/**
 * Stands in for a screen. It stays hidden for the moment that most loads take. It is as high as the window,
 * so the footer does not show in the meantime.
 */
export function Loading() {
  return (
    <div className="appear-late grid min-h-dvh place-content-center justify-items-center px-4">
      <ScriptNotice />
      <Spinner label="Loading..." />
    </div>
  )
}
