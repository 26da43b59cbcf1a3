import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'

export const isVersionConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'version_conflict'

export type VersionConflictProps = { busy: boolean; onReload: () => void }

/** The way out when somebody, perhaps oneself in another tab, has saved in the meantime. */
export function VersionConflict({ busy, onReload }: VersionConflictProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Load the latest version first. We keep what you typed and update everything else.</p>
      <Button size="sm" busy={busy} busyText="Loading..." onClick={onReload}>
        Load the latest version
      </Button>
    </div>
  )
}
