import { createRoot } from 'react-dom/client'
import { InactivityWarning, type InactivityWarningProps } from './inactivity-warning.tsx'

/** Beside the application, because nothing of it knows of the warning. Returns what takes it away. */
export function showInactivityWarning(props: InactivityWarningProps): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<InactivityWarning {...props} />)
  return () => {
    root.unmount()
    place.remove()
  }
}
