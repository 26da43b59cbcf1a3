import { type ReactNode, useState } from 'react'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useRemovePart } from '../api/rulebook-commands.ts'
import { type Part, problemsAt, problemsOf } from './problems-of.ts'

type Line<Row> = { row: Row; at: number; problems: string[] }

type PartListProps<P extends Part> = {
  rulebook: Rulebook
  part: P
  /** The name of one of them, in lowercase. */
  one: string
  keyOf: (row: Rulebook[P][number]) => string
  columns: readonly Column<Rulebook[P][number]>[]
  /** Edits the line at this place, or a new one. */
  dialog: (at: number | undefined, onClose: () => void) => ReactNode
}

/** The lines of a part of a rulebook; in a draft, with the problems of each. */
export function PartList<P extends Part>({ rulebook, part, one, keyOf, columns, dialog }: PartListProps<P>) {
  type Row = Rulebook[P][number]
  const [editing, setEditing] = useState<{ at: number | undefined }>()
  const [removing, setRemoving] = useState<Line<Row>>()
  const remove = useRemovePart()
  const isDraft = rulebook.status === 'draft'
  const problems = problemsOf(rulebook)
  const rows = rulebook[part] as Row[]
  const lines = rows.map((row, at): Line<Row> => ({ row, at, problems: problemsAt(problems, part, at) }))
  return (
    <>
      {isDraft && (
        <Button className="mb-5" onClick={() => setEditing({ at: undefined })}>
          Add a {one}
        </Button>
      )}
      {lines.length === 0 ? (
        <EmptyState title={`No ${one} yet`} />
      ) : (
        <Panel flush>
          <Table
            caption={`Every ${one}`}
            columns={[
              ...columns.map((column) => withProblems(column)),
              ...(isDraft ? [actions(one, setEditing, setRemoving)] : []),
            ]}
            rows={lines}
            rowKey={({ at }) => at}
          />
        </Panel>
      )}
      {editing && dialog(editing.at, () => setEditing(undefined))}
      {removing && (
        <ConfirmCommand
          title={`Remove ${removing.row.name}?`}
          description={`This draft will be without this ${one}. Published versions keep theirs.`}
          confirmLabel="Remove"
          danger
          command={remove}
          input={{
            rulebook,
            changes: { [part]: rows.filter((row) => keyOf(row) !== keyOf(removing.row)) },
          }}
          done={`Removed ${removing.row.name}`}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

/** The first column shows the problem of its line. */
const withProblems = <Row,>({ cell, heading: _, ...column }: Column<Row>): Column<Line<Row>> => ({
  ...column,
  cell: ({ row, problems }) =>
    column.narrow === 'title' && problems.length > 0 ? (
      <>
        {cell(row)}
        {problems.map((problem) => (
          <span key={problem} className="block text-sm text-clip-ink">
            {problem}
          </span>
        ))}
      </>
    ) : (
      cell(row)
    ),
})

const actions = <Row extends { name: string }>(
  one: string,
  edit: (of: { at: number }) => void,
  remove: (line: Line<Row>) => void,
): Column<Line<Row>> => ({
  id: 'actions',
  header: 'Actions',
  narrow: 'foot',
  cell: (line) => (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => edit({ at: line.at })}>
        Edit
        <span className="sr-only">
          {' '}
          {one} {line.row.name}
        </span>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => remove(line)}>
        Remove
        <span className="sr-only">
          {' '}
          {one} {line.row.name}
        </span>
      </Button>
    </span>
  ),
})
