import { localTime } from '#shared/platform/time/local-time.ts'
import type { ProjectVersion } from '#shared/tools/tool-projects/tool-project.ts'
import { Button } from '#web/ui/button.tsx'

export type VersionRowProps = {
  version: ProjectVersion
  isSaved: boolean
  isRestoring: boolean
  onRestore: () => void
  onDelete: () => void
}

/** A version with its member's note, and its actions. */
export function VersionRow({ version, isSaved, isRestoring, onRestore, onDelete }: VersionRowProps) {
  const { name, note, createdAt } = version
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="min-w-0 grow basis-56 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        {note && <span className="block text-sm whitespace-pre-line">{note}</span>}
        <span className="text-sm text-dim">{localTime(createdAt)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={!isSaved} busy={isRestoring} onClick={onRestore}>
          Go back to it<span className="sr-only">: {name}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={onDelete}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
