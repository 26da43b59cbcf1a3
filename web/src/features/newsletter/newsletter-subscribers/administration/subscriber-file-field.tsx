import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { readSubscriberFile, type SubscriberFile } from './read-subscriber-file.ts'

type SubscriberFileFieldProps = {
  file: SubscriberFile | undefined
  topics: readonly NewsletterTopic[]
  disabled: boolean
  onFile: (file: SubscriberFile) => void
}

/** A CSV file. It is read on this device; its rows are sent when they are checked. */
export function SubscriberFileField({ file, topics, disabled, onFile }: SubscriberFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readSubscriberFile(chosen).catch(() => ({ problem: 'This file could not be read.' }))
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    onFile(read)
  }
  const rows = file?.rows.length ?? 0
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          tabIndex={-1}
          aria-label="File to import"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button disabled={disabled} onClick={() => input.current?.click()}>
          <FileSpreadsheet className="size-4" aria-hidden="true" />
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        {file && (
          <span className="min-w-0 wrap-anywhere">
            <strong>{file.fileName}</strong>,{' '}
            {rows === 1 ? '1 address' : `${rows.toLocaleString('en-US')} addresses`}
          </span>
        )}
      </div>
      <p className="text-sm text-dim">
        CSV with the columns email, topics, and consentAt, up to 5,000 rows. Only email is required.
        {topics.length > 0 &&
          ` Topics are ${topics.map(({ key }) => key).join(', ')}, with semicolons between them.`}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
