import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  importSubscribers,
  rowsAtOnce,
  type SubscriberImportOutcome,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { audienceKey } from '../api/admin-audience-api.ts'
import type { FileRow } from './read-subscriber-file.ts'

type RowOutcome = {
  lineNo: number
  email: string
  outcome: SubscriberImportOutcome
  problem?: string | undefined
}

/** What has become of a file, or would. */
export type ImportRun = {
  isDryRun: boolean
  outcomes: readonly RowOutcome[]
  state: 'running' | 'done' | 'stopped'
  /** Why it stopped. It goes on where it was. */
  failure?: string
}

type Part = { rows: readonly FileRow[]; statement: string; isDryRun: boolean }

/** Sends a file in parts of a hundred rows: first to see what would become of it. Closing the page stops it between two. */
export function useImport() {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<ImportRun>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  async function send({ rows, statement, isDryRun }: Part, done: readonly RowOutcome[]): Promise<void> {
    const attempt = new AbortController()
    leaving.current = attempt
    let outcomes = done
    setRun({ isDryRun, outcomes, state: 'running' })
    try {
      while (outcomes.length < rows.length) {
        const part = rows.slice(outcomes.length, outcomes.length + rowsAtOnce)
        const body = { isDryRun, rows: part.map(({ row }) => row), ...(statement && { statement }) }
        const answer = await call(importSubscribers, { body }, { signal: attempt.signal })
        outcomes = [
          ...outcomes,
          ...part.flatMap(({ lineNo, row }, at) => {
            const one = answer.outcomes[at]
            return one ? [{ lineNo, email: row.email, ...one }] : []
          }),
        ]
        setRun({ isDryRun, outcomes, state: 'running' })
      }
      setRun({ isDryRun, outcomes, state: 'done' })
    } catch (error) {
      if (attempt.signal.aborted) return
      setRun({ isDryRun, outcomes, state: 'stopped', failure: describeFailure(error).sentence })
    } finally {
      if (!isDryRun) void queryClient.invalidateQueries({ queryKey: [audienceKey] })
    }
  }
  return {
    run,
    start: (part: Part) => void send(part, []),
    goOn: (part: Part) => void send(part, run?.outcomes ?? []),
    reset: () => setRun(undefined),
  }
}
