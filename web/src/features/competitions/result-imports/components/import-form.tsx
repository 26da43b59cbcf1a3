import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getImportMapping } from '#shared/competitions/result-imports/contract.ts'
import {
  columnsRefusal,
  readColumns,
  termLabColumns,
} from '#shared/competitions/result-imports/guess-columns.ts'
import type {
  ImportChoice,
  ImportColumns,
  ImportKind,
  ResultImport,
} from '#shared/competitions/result-imports/result-import.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePlanImport } from '../api/import-commands.ts'
import type { ImportOf } from '../api/import-queries.ts'
import type { ImportFile } from '../files/read-import-file.ts'
import { ColumnFields } from './column-fields.tsx'
import { FileField } from './file-field.tsx'
import { HeaderField } from './header-field.tsx'
import { SampleRows } from './sample-rows.tsx'

/** The choices so far. `columns` is set once they were corrected by hand. */
export type ImportDraft = {
  kind: ImportKind
  choice: ImportChoice
  file?: ImportFile | undefined
  columns?: ImportColumns | undefined
}

type ImportFormProps = {
  eventId: ImportOf['eventId']
  draft: ImportDraft | undefined
  onDraft: (draft: ImportDraft) => void
  onPlanned: (of: ResultImport) => void
}

const first: ImportDraft = { kind: 'runs', choice: 'skip' }

/** Chooses a file, assigns its columns, and requests a plan. Nothing changes yet. */
export function ImportForm({ eventId, draft = first, onDraft, onPlanned }: ImportFormProps) {
  const { kind, choice, file } = draft
  const mapping = useQuery(
    query(
      'result-imports',
      getImportMapping,
      { params: { eventId }, body: { kind, headers: [...(file?.headers ?? [])] } },
      { enabled: file !== undefined },
    ),
  )
  const planning = usePlanImport()
  const [missing, setMissing] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const columns = columnsFor(draft, mapping.data?.columns)
  const change = (changes: Partial<ImportDraft>) => {
    setMissing(undefined)
    planning.reset()
    onDraft({ ...draft, ...changes })
  }
  const review = () => {
    if (!file || !columns || planning.isPending) return
    const refusal = columnsRefusal(columns)
    setMissing(refusal)
    setAttempts((count) => count + 1)
    if (refusal) return
    planning.mutate(
      {
        params: { eventId },
        body: {
          kind,
          choice,
          columns,
          fileName: file.fileName,
          csv: file.csv,
          headerLineNo: file.headerLineNo,
        },
      },
      { onSuccess: onPlanned },
    )
  }
  const problem = missing ?? (planning.error ? describeFailure(planning.error).sentence : undefined)
  return (
    <Panel data-own="part" title="Import a file">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          review()
        }}
      >
        {problem && <FormError key={attempts} title={problem} />}
        <RadioCards
          legend="What the file holds"
          name="kind"
          className="sm:grid-cols-2"
          value={kind}
          onChange={({ target }) => change({ kind: target.value as ImportKind, columns: undefined })}
          options={[
            {
              value: 'runs',
              label: 'Runs',
              hint: 'What a meter measured on vehicles that have entered.',
            },
            {
              value: 'results',
              label: 'Results',
              hint: 'For classes not scored in Boxrise. Needs verification.',
            },
          ]}
        />
        <FileField file={file} onFile={(next) => change({ file: next, columns: undefined })} />
        {file && <HeaderField file={file} onFile={(next) => change({ file: next, columns: undefined })} />}
        {file && mapping.isPending && <Skeleton lines={3} className="h-12" />}
        {file && mapping.isError && (
          <QueryFailure
            title="The columns did not load"
            error={mapping.error}
            retrying={mapping.isFetching}
            onRetry={() => void mapping.refetch()}
          />
        )}
        {file && columns && (
          <>
            <ColumnFields
              key={file.headerLineNo}
              kind={kind}
              headers={file.headers}
              columns={columns}
              isKept={draft.columns === undefined && (mapping.data?.isKept ?? false)}
              onChange={(next) => change({ columns: next })}
              onTermLab={() => change({ columns: termLabColumns(file.headers) })}
            />
            <SampleRows kind={kind} columns={columns} samples={file.samples} />
            <RadioCards
              legend="If something is already there"
              name="choice"
              className="sm:grid-cols-3"
              value={choice}
              onChange={({ target }) => change({ choice: target.value as ImportChoice })}
              options={[
                { value: 'skip', label: 'Leave it', hint: 'The line is skipped.' },
                { value: 'replace', label: 'Replace it', hint: 'The line becomes a new revision.' },
                { value: 'stop', label: 'Stop', hint: 'The line is an error.' },
              ]}
            />
            <div>
              <Button type="submit" variant="primary" className="min-h-12" busy={planning.isPending}>
                Review
              </Button>
              <p className="mt-2 text-sm text-dim">
                Nothing changes until you have seen what each line does.
              </p>
            </div>
          </>
        )}
      </form>
    </Panel>
  )
}

/** Returns the corrected columns, else the known ones, limited to those that a kind reads. */
function columnsFor(
  { kind, columns }: ImportDraft,
  known: ImportColumns | undefined,
): ImportColumns | undefined {
  const all = columns ?? known
  return all && readColumns(kind, all)
}
