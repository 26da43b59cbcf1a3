import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ScheduledEvent } from 'aws-lambda'
import type { DeadLetterSink } from '../dead-letters/dead-letter-queues.ts'
import { cannotBeCalled, failedCall, undeliveredJob } from '../dead-letters/envelopes.ts'
import { json, problem } from '../json-response.ts'
import type { LocalService } from '../service.ts'
import { type NextDue, parseExpression } from './expression.ts'

export type Job = {
  name: string
  /** `rate(5 minutes)` or `cron(0 3 * * ? *)`, in UTC. */
  expression: string
  invoke(event: ScheduledEvent): Promise<unknown>
}

export type Schedules = {
  /** GET / tells when each job is due; POST /<name> runs one now. */
  service: LocalService
  /** Starts a job with what it could not do; throws if it cannot be called. */
  runAgain(name: string, event: unknown): Promise<void>
  /** Resolves when no job is running. */
  idle(): Promise<void>
  /** Returns the number of runs that have ended since the start. */
  work(): number
  stop(): Promise<void>
}

type Plan = { job: Job; next: NextDue; dueAt: Date | undefined; lastRunAt?: string; lastError?: string }

const longestPauseMs = 60_000

/** Runs jobs when they are due, by the local clock; a jump of the clock runs each job it passed once. */
export function createSchedules({
  now,
  onAdvance,
  jobs,
  letters,
  isUndeliverable = () => false,
  filled,
}: {
  now: () => Date
  onAdvance: (listener: () => Promise<void>) => void
  jobs: Job[]
  /** Gets what a job that was due could not do. */
  letters: DeadLetterSink
  /** True for a job that cannot be called at all. */
  isUndeliverable?: (job: string) => boolean
  /** No job is due before: the first seed lives through a past that the jobs of today would end. */
  filled?: Promise<void>
}): Schedules {
  const plans: Plan[] = jobs.map((job) => {
    const next = parseExpression(job.expression)
    return { job, next, dueAt: next(now()) }
  })
  const running = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let ended = 0

  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    const tracked: Promise<unknown> = work
      .catch(() => undefined)
      .finally(() => {
        ended += 1
        running.delete(tracked)
      })
    running.add(tracked)
    return work
  }

  const run = async (plan: Plan, event: ScheduledEvent): Promise<unknown> => {
    plan.lastRunAt = now().toISOString()
    plan.lastError = undefined
    try {
      if (isUndeliverable(plan.job.name)) throw new Error(cannotBeCalled(plan.job.name))
      return await plan.job.invoke(event)
    } catch (error) {
      plan.lastError = messageOf(error)
      throw error
    }
  }

  /** No one waits for it: what it cannot do becomes a dead letter, and the job runs again when it is due again. */
  const runAlone = async (plan: Plan, event: ScheduledEvent): Promise<void> => {
    const { name } = plan.job
    try {
      await run(plan, event)
    } catch (error) {
      // One that the end of the platform cuts off has not failed.
      if (stopped) return
      const failed = { name, event, why: messageOf(error), attempts: 1, at: now() }
      await letters.put(name, isUndeliverable(name) ? undeliveredJob(name, event) : failedCall(failed))
    }
  }

  const runDue = async () => {
    const at = now()
    const due = plans.filter((plan) => plan.dueAt && plan.dueAt <= at)
    for (const plan of due) plan.dueAt = plan.next(at)
    const runs = due.map((plan) => track(runAlone(plan, scheduledEvent(plan.job.name, at))))
    await Promise.allSettled(runs)
  }
  const plan = () => {
    clearTimeout(timer)
    if (stopped) return
    const nextDue = Math.min(...plans.map(({ dueAt }) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY))
    const pauseMs = Math.min(Math.max(nextDue - now().getTime(), 0), longestPauseMs)
    timer = setTimeout(tick, pauseMs).unref()
  }
  const tick = () => {
    void runDue()
    plan()
  }
  onAdvance(async () => {
    const done = runDue()
    plan()
    await done
  })
  if (filled === undefined) plan()
  else void filled.then(plan)

  return {
    async service({ method, path }) {
      const name = path.slice(1)
      if (method === 'GET' && name === '') return json(200, plans.map(listed))
      const wanted = plans.find(({ job }) => job.name === name)
      if (!wanted) {
        const known = jobs.map((job) => job.name).join(', ')
        return problem(404, 'Not Found', `There is no job "${name}". The jobs are: ${known}.`)
      }
      if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use POST to run the job.')
      try {
        const result = await track(run(wanted, scheduledEvent(name, now())))
        return json(200, { job: name, result: result ?? null })
      } catch (error) {
        return problem(500, 'Internal Server Error', messageOf(error))
      }
    },
    async runAgain(name, event) {
      const wanted = plans.find(({ job }) => job.name === name)
      if (!wanted) throw new Error(`There is no job ${name}.`)
      if (isUndeliverable(name)) throw new Error(cannotBeCalled(name))
      void track(runAlone(wanted, event as ScheduledEvent)).catch(() => undefined)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    work: () => ended,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.race([Promise.all(running), wait(1000, undefined, { ref: false })])
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const listed = ({ job, dueAt, lastRunAt, lastError }: Plan) => ({
  name: job.name,
  expression: job.expression,
  dueAt: dueAt?.toISOString() ?? null,
  lastRunAt: lastRunAt ?? null,
  lastError: lastError ?? null,
})

function scheduledEvent(name: string, at: Date): ScheduledEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: `${at.toISOString().slice(0, 19)}Z`,
    region: 'us-east-1',
    resources: [`arn:aws:events:us-east-1:000000000000:rule/${name}`],
    detail: {},
  }
}
