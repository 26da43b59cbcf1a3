import type { AdminBrand } from '#shared/directory/brands/contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useUpdateBrand } from '../api/admin-brand-commands.ts'
import type { BrandVerb } from './brand-columns.tsx'
import { MergeBrandDialog } from './merge-brand-dialog.tsx'
import { RenameBrandDialog } from './rename-brand-dialog.tsx'

export type BrandDialogProps = { brand: AdminBrand; onClose: () => void }

const reasonTexts = { least: 1, most: 500, hint: 'Up to 500 characters' }

/** Asks an administrator before a decision about a brand. */
export function BrandDialog({ verb, ...props }: BrandDialogProps & { verb: BrandVerb }) {
  const Asked = dialogs[verb]
  return <Asked {...props} />
}

function AcceptDialog({ brand: { id, name, version }, onClose }: BrandDialogProps) {
  return (
    <ConfirmCommand
      command={useUpdateBrand()}
      input={{ params: { brandId: id }, body: { action: 'accept', version } }}
      done={`${name} is in the list`}
      title={`Accept ${name}?`}
      description="Every listing can carry it, and those that already do now show it. We notify the member who proposed it."
      confirmLabel="Accept"
      onClose={onClose}
    />
  )
}

function RestoreDialog({ brand: { id, name, status, version }, onClose }: BrandDialogProps) {
  return (
    <ConfirmCommand
      command={useUpdateBrand()}
      input={{ params: { brandId: id }, body: { action: 'restore', version } }}
      done={`${name} is in the list`}
      title={`Restore ${name}?`}
      description={
        status === 'merged'
          ? 'It becomes its own brand again. Listings keep the brand it was merged into.'
          : 'Listings can carry it again once their owners choose it.'
      }
      confirmLabel="Restore"
      onClose={onClose}
    />
  )
}

function RefuseDialog({ brand: { id, name, version }, onClose }: BrandDialogProps) {
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Reject ${name}?`}
      description="It leaves the listings that carry it, and no one can propose it. The member who proposed it will see your reason."
      confirmLabel="Reject"
      busyText="Rejecting..."
      done={`${name} is rejected`}
      failed="We couldn’t reject it"
      danger
      command={useUpdateBrand()}
      inputOf={(reason) => ({
        params: { brandId: id },
        body: { action: 'refuse' as const, reason, version },
      })}
      onClose={onClose}
    />
  )
}

function RetireDialog({ brand: { id, name, version }, onClose }: BrandDialogProps) {
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Retire ${name}?`}
      description="It leaves the listings that carry it, its page is removed, and no one can choose it. Only administrators will see your reason."
      confirmLabel="Retire"
      busyText="Retiring..."
      done={`${name} is retired`}
      failed="We couldn’t retire it"
      danger
      command={useUpdateBrand()}
      inputOf={(reason) => ({
        params: { brandId: id },
        body: { action: 'retire' as const, reason, version },
      })}
      onClose={onClose}
    />
  )
}

const dialogs = {
  accept: AcceptDialog,
  restore: RestoreDialog,
  refuse: RefuseDialog,
  retire: RetireDialog,
  rename: RenameBrandDialog,
  merge: MergeBrandDialog,
}
