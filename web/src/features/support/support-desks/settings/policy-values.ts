import type { Policy } from '#shared/support/support-desks/desk-settings.ts'
import { openTimeWords } from './open-time-words.ts'

/** A time as it is typed. Both blank: no time. */
export type SpanValues = { hours: string; minutes: string }
export type PolicyValues = { first: SpanValues; solve: SpanValues }

const longest = 60 * 24 * 60

const spanValues = (minutes: number | undefined): SpanValues =>
  minutes === undefined
    ? { hours: '', minutes: '' }
    : {
        hours: minutes < 60 ? '' : String(Math.floor(minutes / 60)),
        minutes: minutes % 60 === 0 ? '' : String(minutes % 60),
      }

export const policyValues = ({ firstAnswerMinutes, solveMinutes }: Policy): PolicyValues => ({
  first: spanValues(firstAnswerMinutes),
  solve: spanValues(solveMinutes),
})

const isBlank = ({ hours, minutes }: SpanValues) => hours.trim() === '' && minutes.trim() === ''
const isWhole = (typed: string) => /^\d{0,4}$/.test(typed.trim())
const minutesOf = ({ hours, minutes }: SpanValues) => Number(hours) * 60 + Number(minutes)

/** What is wrong about a typed time. */
export function spanProblem(span: SpanValues): string | undefined {
  if (isBlank(span)) return undefined
  if (!isWhole(span.hours) || !isWhole(span.minutes)) return 'Enter whole hours and minutes.'
  const minutes = minutesOf(span)
  if (minutes < 1) return 'Enter at least 1 minute, or leave both blank.'
  return minutes > longest ? 'Enter at most 1,440 hours.' : undefined
}

const readSpan = (span: SpanValues): number | undefined => (isBlank(span) ? undefined : minutesOf(span))

export function readPolicy({ first, solve }: PolicyValues): Policy {
  const [firstAnswerMinutes, solveMinutes] = [readSpan(first), readSpan(solve)]
  return {
    ...(firstAnswerMinutes !== undefined && { firstAnswerMinutes }),
    ...(solveMinutes !== undefined && { solveMinutes }),
  }
}

/** What the times of a priority mean; empty while they cannot be read. */
export function policyWords(typed: PolicyValues): string {
  if (spanProblem(typed.first) || spanProblem(typed.solve)) return ''
  const { firstAnswerMinutes, solveMinutes } = readPolicy(typed)
  const parts = [
    firstAnswerMinutes !== undefined && `First answer within ${openTimeWords(firstAnswerMinutes)}`,
    solveMinutes !== undefined &&
      `${firstAnswerMinutes === undefined ? 'Solved' : 'solved'} within ${openTimeWords(solveMinutes)}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'No target'
}
