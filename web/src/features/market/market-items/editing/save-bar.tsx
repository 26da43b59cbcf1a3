import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import type { Edit } from '#web/features/platform/forms/use-edit-form.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import type { ItemValues } from './item-values.ts'
import type { MissingField } from './missing-fields.ts'

type SaveBarProps = {
  edit: Edit
  isDraft: boolean
  missing: readonly MissingField[]
  presses: number
  onPublish: (within: HTMLFormElement | null) => void
  onField: (field: keyof ItemValues) => void
}

/** What saves an item and offers it for sale, with what is missing for that. */
export function SaveBar({ edit, isDraft, missing, presses, onPublish, onField }: SaveBarProps) {
  const { busy } = edit.submission
  if (!isDraft)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SaveButton edit={edit}>Save</SaveButton>
        <p className="text-sm text-dim">Edits do not move it up in the lists. A renewal does.</p>
      </div>
    )
  return (
    <div className="grid gap-4">
      {missing.length > 0 && (
        <FormError key={presses} title="Before you publish it, add:">
          <ul className="mt-1 list-disc pl-5">
            {missing.map(({ part, words, field }) => (
              <li key={part}>
                {field ? (
                  <button type="button" className="link" onClick={() => onField(field)}>
                    {words}
                  </button>
                ) : (
                  words
                )}
              </li>
            ))}
          </ul>
        </FormError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <PublishButton busy={busy} onPublish={onPublish} />
        <Button type="submit" disabled={busy}>
          Save draft
        </Button>
        <p className="text-sm text-dim">A draft is saved as you type. Only you see it.</p>
      </div>
    </div>
  )
}

type PublishButtonProps = { busy: boolean; onPublish: (within: HTMLFormElement | null) => void }

function PublishButton({ busy, onPublish }: PublishButtonProps) {
  const { status } = useMe()
  if (status !== 'active')
    return (
      <Banner tone="info" className="w-full">
        <p className="font-semibold">{awaitingApproval}</p>
        <p className="mt-1">Your draft stays. Publish it once your account is approved.</p>
      </Banner>
    )
  return (
    <Button
      variant="primary"
      busy={busy}
      busyText="Publishing..."
      onClick={({ currentTarget }) => onPublish(currentTarget.form)}
    >
      Publish
    </Button>
  )
}
