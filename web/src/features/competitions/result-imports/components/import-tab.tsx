import { useState } from 'react'
import * as z from 'zod/mini'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { ImportLineFilter } from '#shared/competitions/result-imports/contract.ts'
import { ResultImportId } from '#shared/competitions/result-imports/result-import.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { type ImportDraft, ImportForm } from './import-form.tsx'
import { ImportView } from './import-view.tsx'
import { PastImports } from './past-imports.tsx'

const importFilter = { import: z.optional(ResultImportId), lines: z.optional(ImportLineFilter) }

/** Files of runs or results: a new one, the earlier ones, and the open one, which its address names. */
export function ImportTab({ event }: { event: Pick<DeskEvent, 'id'> }) {
  const { filter, setFilter } = useAddressFilter(importFilter)
  // The choices stay, so that one press makes an expired plan again.
  const [draft, setDraft] = useState<ImportDraft>()
  const open = (id: string | undefined) => setFilter({ import: id, lines: undefined })
  if (filter.import)
    return (
      <ImportView
        key={filter.import}
        of={{ eventId: event.id, id: filter.import }}
        lines={filter.lines}
        onLines={(lines) => setFilter({ lines })}
        onClose={() => open(undefined)}
      />
    )
  return (
    <div className="grid gap-6">
      <ImportForm eventId={event.id} draft={draft} onDraft={setDraft} onPlanned={({ id }) => open(id)} />
      <PastImports eventId={event.id} onOpen={open} />
    </div>
  )
}
