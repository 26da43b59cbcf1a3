import { useQuery } from '@tanstack/react-query'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { migrationQuery } from '../api/migration-queries.ts'
import { MigrationView } from './migration-view.tsx'
import { serviceWords, stateOf } from './migration-words.ts'

/** The move that something can be done with. It is followed while the server works on it. */
export function MovePanel({ listed }: { listed: ShownMigration }) {
  const { data } = useQuery({ ...migrationQuery(listed.id), placeholderData: listed })
  const migration = data ?? listed
  const [label, tone] = stateOf(migration)
  return (
    <Panel title={`Move to ${serviceWords(migration.to)}`} aside={<Badge tone={tone}>{label}</Badge>}>
      <MigrationView of={migration} />
    </Panel>
  )
}
