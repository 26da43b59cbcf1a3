import { useState } from 'react'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { countOf, ImportOutcomes } from './import-outcomes.tsx'
import type { SubscriberFile } from './read-subscriber-file.ts'
import { SubscriberFileField } from './subscriber-file-field.tsx'
import { type ImportRun, useImport } from './use-import.ts'

const leastStatement = 10

type ImportDialogProps = { topics: readonly NewsletterTopic[]; onClose: () => void }

/** Imports a file: it is checked first, and imported when someone has seen what would become of it. */
export function ImportDialog({ topics, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<SubscriberFile>()
  const [statement, setStatement] = useState('')
  const [asked, setAsked] = useState(false)
  const { run, start, goOn, reset } = useImport()
  const isRunning = run?.state === 'running'
  const words = statement.trim()
  const lacksStatement = Boolean(file?.hasConsents) && words.length < leastStatement
  const part = (isDryRun: boolean) => ({
    rows: file?.rows ?? [],
    statement: file?.hasConsents ? words : '',
    isDryRun,
  })
  const check = () => {
    setAsked(true)
    if (file && !lacksStatement) start(part(true))
  }
  const isImported = run && !run.isDryRun && run.state === 'done'
  return (
    <Dialog
      open
      wide
      unsaved={file !== undefined && !isImported}
      dismissible={!isRunning}
      title="Import subscribers"
      description="Those with a consent date are confirmed right away. Everyone else gets one email that asks. No one who unsubscribed, bounced, or reported spam is subscribed again."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning && !run.isDryRun}>
            {isImported ? 'Close' : 'Cancel'}
          </Button>
          {!isImported && (
            <NextStep
              run={run}
              hasFile={file !== undefined}
              onCheck={check}
              onImport={() => start(part(false))}
              onGoOn={() => goOn(part(run?.isDryRun ?? true))}
            />
          )}
        </>
      }
    >
      <SubscriberFileField
        file={file}
        topics={topics}
        disabled={isRunning}
        onFile={(chosen) => {
          reset()
          setFile(chosen)
        }}
      />
      {file?.hasConsents && (
        <Field
          label="How these people agreed"
          required
          hint="Kept with each of them as proof. Up to 500 characters."
          {...(asked && lacksStatement && { error: 'Say in a sentence how they agreed.' })}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={statement}
            readOnly={isRunning}
            onChange={({ target }) => {
              setStatement(target.value)
              if (run) reset()
            }}
          />
        </Field>
      )}
      {run && <ImportOutcomes run={run} total={file?.rows.length ?? 0} repeated={file?.repeated ?? []} />}
      {run?.failure && (
        <Banner tone="danger">
          {run.failure} Nothing is lost: continue where it stopped, or import the file again later.
        </Banner>
      )}
    </Dialog>
  )
}

type NextStepProps = {
  run: ImportRun | undefined
  hasFile: boolean
  onCheck: () => void
  onImport: () => void
  onGoOn: () => void
}

/** Checks, then imports, or goes on. */
function NextStep({ run, hasFile, onCheck, onImport, onGoOn }: NextStepProps) {
  if (!run)
    return (
      <Button variant="primary" disabled={!hasFile} onClick={onCheck}>
        Check the file
      </Button>
    )
  if (run.state === 'stopped')
    return (
      <Button variant="primary" onClick={onGoOn}>
        Go on
      </Button>
    )
  const count = countOf(run, 'added', 'invited')
  return (
    <Button
      variant="primary"
      busy={run.state === 'running'}
      busyText={run.isDryRun ? 'Checking...' : 'Importing...'}
      disabled={count === 0}
      onClick={onImport}
    >
      {count === 0 ? 'Nothing to import' : `Import ${count.toLocaleString('en-US')}`}
    </Button>
  )
}
