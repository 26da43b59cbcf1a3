import { createRoot } from 'react-dom/client'
import { InactivityWarning, type InactivityWarningProps } from './inactivity-warning.tsx'

export type ShownWarning = {
  /** Says that the session continues. */
  thank: () => void
  close: () => void
}

/** Beside the application, because the application does not know about the warning. */
export function showInactivityWarning(props: Omit<InactivityWarningProps, 'stays'>): ShownWarning {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<InactivityWarning {...props} stays={false} />)
  return {
    thank: () => root.render(<InactivityWarning {...props} stays />),
    close() {
      root.unmount()
      place.remove()
    },
  }
}
