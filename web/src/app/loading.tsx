import { Spinner } from '#web/ui/spinner.tsx'

/** Stands where a screen will be; it stays out of sight for the moment that most loads take. */
export function Loading() {
  return (
    <div className="appear-late grid min-h-[60vh] place-items-center">
      <Spinner label="Loading..." />
    </div>
  )
}
