import { Trash2, Upload } from 'lucide-react'
import { type Claim, mostClaimDocuments } from '#shared/directory/organization-claims/claim.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { DocumentList } from '#web/features/platform/verifications/components/document-list.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddClaimDocument, useRemoveClaimDocument } from '../api/claim-commands.ts'

const limits = uploadPurposes['claim-document']

/** Papers of a claim, each saved as it is added. Only administrators open them. */
export function ClaimDocuments({ claim }: { claim: Claim }) {
  const { id: claimId, documents } = claim
  const add = useAddClaimDocument(claimId)
  const remove = useRemoveClaimDocument()
  const room = mostClaimDocuments - documents.length
  return (
    <Panel title="Documents">
      <div className="grid gap-4">
        <p className="text-dim">
          A business license, a tax document, or an invoice in your name. Only administrators see them, and we
          delete them 90 days after the decision.
        </p>
        {documents.length > 0 && (
          <DocumentList
            label="Your documents"
            documents={documents}
            action={({ id: documentId, name }) => (
              <IconButton
                label={`Remove ${name}`}
                icon={<Trash2 className="size-5" aria-hidden="true" />}
                disabled={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { params: { claimId, documentId } },
                    {
                      onSuccess: () => void toast.success('Document removed', { description: name }),
                      onError: toastFailure,
                    },
                  )
                }
              />
            )}
          />
        )}
        <MediaPicker
          purpose="claim-document"
          label="Add a document"
          icon={<Upload className="size-5" aria-hidden="true" />}
          fileLabel="Document files"
          hint={
            room <= 0
              ? `You have added the maximum of ${mostClaimDocuments} documents.`
              : `PDF, JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)} each. Up to ${mostClaimDocuments} documents.`
          }
          several={{ room, beyond: `there is room for ${mostClaimDocuments} documents.` }}
          upload={async ({ file, name, onProgress }) => {
            await add.mutateAsync({ file, name, onProgress })
            toast.success('Document added', { description: name })
          }}
        />
      </div>
    </Panel>
  )
}
