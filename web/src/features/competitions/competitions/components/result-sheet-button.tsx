import { FileText } from 'lucide-react'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { downloadResultSheet } from '#shared/competitions/competitions/contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

type ClassOfEvent = Pick<Board, 'eventId' | 'classKey'>

/** The places as PDF, made at each click and given to the browser in this tab, as the file of a receipt is. */
export function ResultSheetButton({ eventId, classKey }: ClassOfEvent) {
  const download = useCommand({
    send: async (params: ClassOfEvent) => {
      const { pdfUrl } = await call(downloadResultSheet, { params })
      location.assign(pdfUrl)
    },
  })
  const press = usePress(async () => {
    await download
      .mutateAsync({ eventId, classKey })
      .catch((error: unknown) =>
        toast.error('The result sheet did not download', { description: describeFailure(error).sentence }),
      )
  })
  return (
    <Button size="sm" busy={download.isPending} onClick={press}>
      <FileText className="size-4" aria-hidden="true" />
      PDF
    </Button>
  )
}
