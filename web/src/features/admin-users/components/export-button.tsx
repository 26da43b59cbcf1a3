import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { UserFilter } from '#shared/users/user-filter.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { downloadUsers } from '../api/export-users.ts'

/** The filtered list as a file; a second press while it is made stops it. */
export function ExportButton({ filter }: { filter: UserFilter }) {
  const running = useRef<AbortController>(undefined)
  const [rows, setRows] = useState<number>()
  useEffect(() => () => running.current?.abort(), [])
  const press = async () => {
    if (running.current) return running.current.abort()
    const attempt = new AbortController()
    running.current = attempt
    setRows(0)
    try {
      const count = await downloadUsers(filter, setRows, attempt.signal)
      toast.success(count === 1 ? '1 account exported' : `${count} accounts exported`)
    } catch (error) {
      if (!attempt.signal.aborted)
        toast.error('The export stopped', { description: describeFailure(error).sentence })
    } finally {
      running.current = undefined
      setRows(undefined)
    }
  }
  return (
    <Button onClick={() => void press()}>
      <Download className="size-4" aria-hidden="true" />
      {rows === undefined ? 'Export CSV' : `Stop (${rows} so far)`}
    </Button>
  )
}
