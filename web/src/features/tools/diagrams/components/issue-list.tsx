import { useState } from 'react'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { fixLabel } from '#shared/tools/diagrams/fix-label.ts'
import { type Issue, issueKey, severityOf } from '#shared/tools/diagrams/issue.ts'
import { hasParts } from '#shared/tools/diagrams/part-needs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { askFix } from '../checks/ask-fix.ts'
import { type ChecksOnScreen, useChecks, useIsCurrent, useIsStopped } from '../checks/use-live-checks.ts'
import { useEditor, useView } from '../state/use-editor.ts'
import { ChecksStopped } from './checks-stopped.tsx'
import { severityWords } from './severity-words.ts'

export type IssueListProps = {
  live: ChecksOnScreen
  tables: DiagramTables
  onShow: (id: string) => void
  onFields: () => void
}

/** The findings of the checks, the most serious first; each can be shown, and most can be fixed in one step. */
export function IssueList({ live, tables, onShow, onFields }: IssueListProps) {
  const editor = useEditor()
  const issues = useChecks(live)?.issues
  const isCurrent = useIsCurrent(live)
  const isStopped = useIsStopped(live)
  const body = useView((view) => view.body)
  const [fixing, setFixing] = useState<string>()
  if (isStopped) return <ChecksStopped live={live} />
  if (!hasParts(body)) return <p className="text-dim">Add parts, and the checks begin.</p>
  if (!issues) return <div className="skeleton h-24" />
  if (issues.length === 0)
    return (
      <p className="text-dim">
        All checks passed: supply, fuses, cables, grounds, remote wires, signals and loads.
      </p>
    )
  const show = (issue: Issue) => {
    const at = issue.cable ?? issue.node
    if (at === undefined) return
    editor.select([at])
    onShow(at)
  }
  const fix = async (issue: Issue) => {
    // Until the next answer, the list belongs to the previous diagram.
    if (fixing !== undefined || !live.isCurrent()) return
    const { body } = editor.view()
    setFixing(issueKey(issue))
    const answer = await askFix({ issue, diagram: body, tables })
    setFixing(undefined)
    // A diagram that changed meanwhile has its own issues.
    if (editor.view().body !== body) return
    if (!answer) return toast.error('The fix could not be found. Try again.')
    if (answer.command) return editor.run(answer.command)
    // Only the reader knows the right value.
    show(issue)
    onFields()
  }
  return (
    <ul className="grid gap-4">
      {issues.map((issue) => {
        const { one, tone } = severityWords[severityOf(issue)]
        return (
          <li
            key={issueKey(issue)}
            className="grid gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            <div>
              <Badge tone={tone}>{one}</Badge>
            </div>
            <p>
              {issue.sentence}
              {issue.value && (
                <span className="block text-sm text-dim">
                  {issue.value}
                  {issue.limit && `, limit ${issue.limit}`}
                </span>
              )}
            </p>
            <div className="flex flex-wrap gap-2">
              {/* It is not `disabled`, so the focus stays while the checks run. */}
              <Button
                size="sm"
                busy={fixing === issueKey(issue)}
                aria-disabled={!isCurrent || undefined}
                onClick={() => void fix(issue)}
              >
                {fixLabel(body, issue)}
                <span className="sr-only">: {issue.sentence}</span>
              </Button>
              <Button size="sm" variant="ghost" onClick={() => show(issue)}>
                Show<span className="sr-only">: {issue.sentence}</span>
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
