import { Download } from 'lucide-react'
import { useState } from 'react'
import type { BackupId } from '#shared/operations/backups/backup.ts'
import type { createBackupLinks } from '#shared/operations/backups/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { OwnerDialog } from '#web/features/platform/security/components/owner-dialog.tsx'
import { OwnerProof } from '#web/features/platform/security/components/owner-proof.ts'
import { useProofDefault } from '#web/features/platform/security/components/use-proof-default.ts'
import { fileSize } from '#web/features/platform/uploads/file-size.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useClock } from '#web/lib/use-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateLinks } from '../api/backup-commands.ts'
import { counted } from './backup-words.ts'

type Links = ResponseOf<typeof createBackupLinks>
type LinksDialogProps = { backupId: BackupId; onClose: () => void }

/** Links to the files, after the administrator has proved who they are. The links work for a minute, and so does this list. */
export function LinksDialog({ backupId, onClose }: LinksDialogProps) {
  const [links, setLinks] = useState<Links>()
  return links ? (
    <LinkList links={links} onAgain={() => setLinks(undefined)} onClose={onClose} />
  ) : (
    <ProofDialog backupId={backupId} onProven={setLinks} onClose={onClose} />
  )
}

function ProofDialog({
  backupId,
  onProven,
  onClose,
}: LinksDialogProps & { onProven: (links: Links) => void }) {
  const form = useSchemaForm(OwnerProof, { defaultValues: useProofDefault() })
  const submission = useSubmit({
    form,
    command: useCreateLinks(),
    inputOf: (proof) => ({ params: { backupId }, body: proof }),
    onDone: onProven,
  })
  return (
    <OwnerDialog
      title="Download this backup"
      description="It contains everything the platform knows about its members. Each download is recorded."
      failed="We couldn’t get the links"
      purpose="Before you download a backup"
      confirmLabel="Get links"
      busyText="Checking..."
      submission={submission}
      password={{
        registration: form.register('password'),
        error: form.formState.errors.password?.message,
      }}
      onClose={onClose}
    />
  )
}

type LinkListProps = { links: Links; onAgain: () => void; onClose: () => void }

function LinkList({ links: { files, expiresAt }, onAgain, onClose }: LinkListProps) {
  const secondsLeft = Math.ceil((Date.parse(expiresAt) - useClock(serverNow)) / 1000)
  const isOver = secondsLeft <= 0
  return (
    <Dialog
      open
      title="Download this backup"
      description={
        isOver
          ? 'These links no longer work. Downloads that have started keep going.'
          : 'Each link works for one minute. A download that has started keeps going.'
      }
      onClose={onClose}
      footer={
        <>
          {/* The seconds are for those who see them. */}
          {!isOver && (
            <span aria-hidden="true" className="readout mr-auto self-center text-sm text-dim">
              {counted(secondsLeft, 'second')} left
            </span>
          )}
          <Button onClick={onClose}>Close</Button>
          {isOver && (
            <Button variant="primary" onClick={onAgain}>
              Get new links
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line rounded-sm border border-line">
        {files.map(({ name, bytes, url }) => (
          <li key={name} className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
            {isOver ? (
              <span className="min-w-0 text-dim wrap-anywhere">{name}</span>
            ) : (
              <a href={url} download className="link flex min-w-0 items-center gap-2 wrap-anywhere">
                <Download className="size-4 flex-none" aria-hidden="true" />
                {name}
              </a>
            )}
            <span className="readout flex-none text-sm text-dim">{fileSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
