import { Paperclip } from 'lucide-react'
import { createEvidenceLink, type OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { evidenceName } from './evidence-name.ts'

type EvidenceLinksProps = Pick<OwnResult, 'id' | 'evidence'> & { of: string }

/** The files of a result, each to be opened. */
export function EvidenceLinks({ id, evidence, of }: EvidenceLinksProps) {
  // Its address works for a minute.
  const open = useCommand({
    send: async (file: string) => {
      const { url } = await call(createEvidenceLink, { params: { resultId: id }, body: { file } })
      location.assign(url)
    },
  })
  if (evidence.length === 0) return null
  return (
    <ul data-own aria-label={`Evidence of ${of}`} className="flex flex-wrap gap-2">
      {evidence.map((file) => (
        <li key={file}>
          <Button
            size="sm"
            variant="ghost"
            busy={open.isPending && open.variables === file}
            onClick={() => open.mutate(file, { onError: toastFailure })}
          >
            <Paperclip className="size-4" aria-hidden="true" />
            {evidenceName(file, evidence)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
