import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { holdNavigation } from './hold-navigation.ts'

type LeaveWarningProps = {
  unsaved: boolean
  /** Names what would be lost. */
  description?: string
}

/** Asks before something unsaved is lost: to a link, to the back button, to closing the page. */
export function LeaveWarning({
  unsaved,
  description = 'You have unsaved changes on this page.',
}: LeaveWarningProps) {
  const { navigator } = useContext(NavigationContext)
  const [way, setWay] = useState<{ leave: () => void }>()
  useUnloadWarning(unsaved)
  useEffect(
    () => (unsaved ? holdNavigation(navigator, (leave) => setWay({ leave })) : undefined),
    [unsaved, navigator],
  )
  return (
    <ConfirmDialog
      open={way !== undefined}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      danger
      onConfirm={() => {
        setWay(undefined)
        way?.leave()
      }}
      onClose={() => setWay(undefined)}
    />
  )
}

/** Lets the browser ask before it closes or leaves a page with something unsaved on it. */
function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}
