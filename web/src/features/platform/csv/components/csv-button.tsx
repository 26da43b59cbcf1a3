import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

export type CsvButtonProps = {
  label: string
  download: (onRows: (rows: number) => void, signal: AbortSignal) => Promise<number>
  /** The message when it has been saved. */
  done: (rows: number) => string
  failed: string
}

/** A list as a file; a second press while it is made stops it. */
export function CsvButton({ label, download, done, failed }: CsvButtonProps) {
  const running = useRef<AbortController>(undefined)
  const [rows, setRows] = useState<number>()
  useEffect(() => () => running.current?.abort(), [])
  const press = async () => {
    if (running.current) return running.current.abort()
    const attempt = new AbortController()
    running.current = attempt
    setRows(0)
    try {
      toast.success(done(await download(setRows, attempt.signal)))
    } catch (error) {
      if (!attempt.signal.aborted) toast.error(failed, { description: describeFailure(error).sentence })
    } finally {
      running.current = undefined
      setRows(undefined)
    }
  }
  return (
    <Button onClick={() => void press()}>
      <Download className="size-4" aria-hidden="true" />
      {rows === undefined ? label : `Stop (${rows} so far)`}
    </Button>
  )
}
