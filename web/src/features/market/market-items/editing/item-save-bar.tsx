import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import type { Edit } from '#web/features/platform/forms/use-edit-form.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import type { ItemValues } from './item-values.ts'
import type { MissingField } from './missing-fields.ts'

type ItemSaveBarProps = {
  edit: Edit
  isDraft: boolean
  missing: readonly MissingField[]
  presses: number
  onPublish: (within: HTMLFormElement | null) => void
  onField: (field: keyof ItemValues) => void
}

/** What saves an item and offers it for sale, with what is missing for that. */
export function ItemSaveBar({ edit, isDraft, missing, presses, onPublish, onField }: ItemSaveBarProps) {
  const { busy } = edit.submission
  if (!isDraft)
    return (
      <SaveBar edit={edit} label="Save">
        <p className="flex-1 basis-40 text-sm text-dim">
          Edits do not move it up in the lists. A renewal does.
        </p>
      </SaveBar>
    )
  return (
    <>
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
      <p className="text-sm text-dim">A draft is saved as you type. Only you see it.</p>
      <SaveBar isOpen edit={edit}>
        <PublishButton busy={busy} onPublish={onPublish} />
        <Button type="submit" disabled={busy}>
          Save draft
        </Button>
      </SaveBar>
    </>
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
