import { Button } from '#web/ui/button.tsx'
import { FieldChanges } from './field-changes.tsx'
import type { Edit } from './use-edit-form.ts'

/**
 * Offers a way to continue when someone, perhaps the same person in another tab, has saved in the meantime.
 */
export function VersionConflict({ news, reading, read }: NonNullable<Edit['conflict']>) {
  if (news)
    return (
      <>
        <p>Someone changed this in the meantime. We kept what you typed. Check it and save again.</p>
        <FieldChanges {...news} />
      </>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p>Load the latest version first. We keep what you typed and update everything else.</p>
      <Button size="sm" busy={reading} busyText="Loading..." onClick={read}>
        Load the latest version
      </Button>
    </div>
  )
}
