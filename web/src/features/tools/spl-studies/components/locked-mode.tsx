import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Panel } from '#web/ui/panel.tsx'

export type LockedModeProps = { what: string }

/** A mode that a larger membership opens. */
export function LockedMode({ what }: LockedModeProps) {
  return (
    <Panel title="Pro">
      <ProNote what={what} />
    </Panel>
  )
}
