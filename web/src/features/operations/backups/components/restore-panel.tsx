import { Panel } from '#web/ui/panel.tsx'
import { CommandLine } from './command-line.tsx'
import { restoreCommand } from './recovery-commands.ts'

/** How a backup comes back, and what never was in it. */
export const RestorePanel = ({ backupId }: { backupId: string | undefined }) => (
  <Panel title="Restore">
    <div className="grid gap-3">
      <p>
        You restore with a command. It fills a new table (here “restored”), compares it with the backup, and
        holds back every email and charge until you release them.
      </p>
      <CommandLine>{restoreCommand(backupId ?? '<ID>')}</CommandLine>
      <p className="text-sm text-dim">
        Not in a backup: passwords, uploaded files, and secrets. They are stored separately.
      </p>
    </div>
  </Panel>
)
