import type { DiagramTables } from '#shared/diagrams/diagram-tables.ts'
import { fixOf } from '#shared/diagrams/fix-of.ts'
import { type Issue, issueKey, severities, severityOf } from '#shared/diagrams/issue.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useEditor } from '../state/use-editor.ts'

export type IssueListProps = {
  /** Undefined until the first check is done. */
  issues: readonly Issue[] | undefined
  tables: DiagramTables
}

const words = {
  error: { one: 'error', many: 'errors', tone: 'danger' },
  warning: { one: 'warning', many: 'warnings', tone: 'warning' },
  info: { one: 'note', many: 'notes', tone: 'neutral' },
} as const

/** What the checks found, the most serious first; each can be shown, and most can be mended in one step. */
export function IssueList({ issues, tables }: IssueListProps) {
  const editor = useEditor()
  if (!issues) return <div className="skeleton h-24" />
  const fix = (issue: Issue) => {
    const command = fixOf(editor.view().body, issue, tables)
    if (command) editor.run(command)
    else editor.select([issue.cable ?? issue.node ?? ''])
  }
  return (
    <Panel title="Checks">
      <div className="grid gap-4">
        <p role="status" className="flex flex-wrap gap-2">
          {issues.length === 0 && <Badge tone="success">All checks are passed</Badge>}
          {severities.map((severity) => {
            const count = issues.filter((issue) => severityOf(issue) === severity).length
            const { one, many, tone } = words[severity]
            return count > 0 ? (
              <Badge key={severity} tone={tone}>
                {count} {count === 1 ? one : many}
              </Badge>
            ) : null
          })}
        </p>
        {issues.length > 0 && (
          <ul className="grid gap-3">
            {issues.map((issue) => (
              <li key={issueKey(issue)} className="grid gap-2 border-t border-line pt-3">
                <p>
                  <span className="sr-only">{words[severityOf(issue)].one}: </span>
                  {issue.sentence}
                  {issue.value && (
                    <span className="block text-sm text-dim">
                      {issue.value}
                      {issue.limit && `, limit ${issue.limit}`}
                    </span>
                  )}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => editor.select([issue.cable ?? issue.node ?? ''])}>
                    Show<span className="sr-only">: {issue.sentence}</span>
                  </Button>
                  <Button size="sm" onClick={() => fix(issue)}>
                    Fix<span className="sr-only">: {issue.sentence}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
