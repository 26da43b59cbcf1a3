import { useEffect, useRef, useState } from 'react'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { SubscriberStatus } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { saveSubscribers } from '../api/admin-audience-api.ts'
import { statusWords } from './subscriber-words.ts'

const count = (rows: number) => (rows === 1 ? '1 subscriber' : `${rows.toLocaleString('en-US')} subscribers`)

type ExportDialogProps = {
  status: SubscriberStatus
  topics: readonly NewsletterTopic[]
  onClose: () => void
}

/** Everyone with a status as a file. It comes in parts; closing the dialog stops it. */
export function ExportDialog({ status: first, topics, onClose }: ExportDialogProps) {
  const running = useRef<AbortController>(undefined)
  const [status, setStatus] = useState(first)
  const [rows, setRows] = useState<number>()
  useEffect(() => () => running.current?.abort(), [])
  const download = async () => {
    if (running.current) return
    const attempt = new AbortController()
    running.current = attempt
    setRows(0)
    try {
      const saved = await saveSubscribers({ status, topics, signal: attempt.signal, onRows: setRows })
      toast.success(`${count(saved)} saved`)
      onClose()
    } catch (error) {
      if (!attempt.signal.aborted)
        toast.error('The export failed', { description: describeFailure(error).sentence })
    } finally {
      running.current = undefined
      setRows(undefined)
    }
  }
  return (
    <Dialog
      open
      title="Export subscribers"
      description="A CSV file for your spreadsheet. Handle addresses with care."
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => (running.current ? running.current.abort() : onClose())}>
            {rows === undefined ? 'Cancel' : 'Stop'}
          </Button>
          <Button
            variant="primary"
            busy={rows !== undefined}
            busyText="Exporting..."
            onClick={() => void download()}
          >
            Download CSV
          </Button>
        </>
      }
    >
      <Field label="Status">
        <Select
          value={status}
          disabled={rows !== undefined}
          onChange={({ target }) => setStatus(SubscriberStatus.parse(target.value))}
        >
          {SubscriberStatus.options.map((one) => (
            <option key={one} value={one}>
              {statusWords[one].label}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className="min-h-6 text-sm text-dim">
        {rows !== undefined && `${count(rows)} so far...`}
      </p>
    </Dialog>
  )
}
