import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { exportBillingData } from '#shared/billing/billing/admin-contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { lastMonths, rangeOf } from './export-range.ts'

/** All transactions of some days as a file. It comes in parts; closing the dialog stops it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const running = useRef<AbortController>(undefined)
  const [days, setDays] = useState(() => lastMonths(serverTime()))
  const [rows, setRows] = useState<number>()
  const [asked, setAsked] = useState(false)
  useEffect(() => () => running.current?.abort(), [])
  const range = rangeOf(days)
  const problem = 'problem' in range ? range.problem : undefined

  const download = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if ('problem' in range || running.current) return
    const attempt = new AbortController()
    running.current = attempt
    setRows(0)
    try {
      const saved = await downloadInParts({
        name: 'billing',
        part: (cursor) =>
          call(
            exportBillingData,
            { body: { ...range, ...(cursor && { cursor }) } },
            { signal: attempt.signal },
          ),
        onRows: setRows,
      })
      toast.success(saved === 1 ? '1 transaction saved' : `${count(saved)} transactions saved`)
      onClose()
    } catch (error) {
      if (!attempt.signal.aborted)
        toast.error('Failed to export data', { description: describeFailure(error).sentence })
    } finally {
      running.current = undefined
      setRows(undefined)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export Data"
      description="A CSV file with every transaction in this date range, in dollars. Days are in UTC. The audit log records each export."
      footer={
        <>
          <Button onClick={() => (running.current ? running.current.abort() : onClose())}>
            {rows === undefined ? 'Cancel' : 'Stop'}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={rows !== undefined}
            busyText="Exporting..."
          >
            Download CSV
          </Button>
        </>
      }
    >
      <form
        id={formId}
        name="export-billing"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void download(event)}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="From" required {...(asked && problem && { error: problem })}>
            <Input
              type="date"
              value={days.from}
              max={days.to}
              readOnly={rows !== undefined}
              onChange={({ target }) => setDays({ ...days, from: target.value })}
            />
          </Field>
          <Field label="To" required>
            <Input
              type="date"
              value={days.to}
              min={days.from}
              readOnly={rows !== undefined}
              onChange={({ target }) => setDays({ ...days, to: target.value })}
            />
          </Field>
        </div>
        <p role="status" className="min-h-6 text-sm text-dim">
          {rows !== undefined && `${count(rows)} transactions so far...`}
        </p>
      </form>
    </Dialog>
  )
}

const count = (figure: number) => figure.toLocaleString('en-US')
