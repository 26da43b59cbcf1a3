import type { MenuChanges } from '#shared/content/navigation/menu-changes.ts'
import { wordsOfChanges } from '#shared/content/navigation/words-of-changes.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { nameOf } from './menu-step.ts'
import { fieldLabels } from './navigation-labels.ts'
import type { MenuDraft } from './use-menu-draft.ts'

type DraftBarProps = { draft: MenuDraft; onSave: (saveAnyway?: boolean) => void }

/** Shows the unsaved changes, why they were not saved, and what to do about it. */
export function DraftBar({ draft, onSave }: DraftBarProps) {
  const { conflict, isSaving, failure, attempts, canSaveAnyway } = draft
  return (
    <div className="mb-6 grid gap-4">
      <LeaveWarning unsaved={!isSaving} description="Your changes to the menu are not saved yet." />
      {conflict ? (
        <FormError key={attempts} title="We couldn’t save the menu">
          <p>Someone else changed the menu. Review their changes, then redo yours.</p>
          {conflict.changes ? (
            <div className="mt-3 grid gap-3">
              <ChangesList changes={conflict.changes} />
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={conflict.redo}>
                  Redo my changes on theirs
                </Button>
                <Button size="sm" variant="ghost" onClick={conflict.takeTheirs}>
                  Discard my changes
                </Button>
              </div>
            </div>
          ) : (
            <Button size="sm" className="mt-3" onClick={conflict.read}>
              Load their changes
            </Button>
          )}
        </FormError>
      ) : (
        <FormFailure title="We couldn’t save the menu" failure={failure} attempts={attempts}>
          {canSaveAnyway && (
            <div className="grid justify-items-start gap-2">
              <p>The entry stays hidden until there is something at its address.</p>
              <Button size="sm" onClick={() => onSave(true)}>
                Save anyway
              </Button>
            </div>
          )}
        </FormFailure>
      )}
      {!conflict && (
        <div className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
          <p className="min-w-0">
            <span className="font-semibold">Not saved yet.</span> {wordsOfChanges(draft.changes)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="ghost" disabled={isSaving} onClick={draft.discard}>
              Discard
            </Button>
            <Button size="sm" variant="primary" busy={isSaving} busyText="Saving..." onClick={() => onSave()}>
              Save menu
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** The changes to a menu, one line per entry. */
function ChangesList({ changes }: { changes: MenuChanges }) {
  const { added, deleted, moved, changed } = changes
  const fieldsOf = (fields: readonly string[]) =>
    [...new Set(fields.map((field) => fieldLabels[field]))].join(', ')
  const lines = [
    ...added.map((item) => `Added ${nameOf(item)}`),
    ...deleted.map((item) => `Deleted ${nameOf(item)}`),
    ...moved.map((item) => `Moved ${nameOf(item)}`),
    ...changed.map(({ item, fields }) => `Changed ${nameOf(item)}: ${fieldsOf(fields)}`),
  ]
  return (
    <ul className="list-disc pl-5">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be called the same
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}
