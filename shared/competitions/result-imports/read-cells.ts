import { fold } from '#shared/platform/words/fold.ts'
import type { Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { readHundredths, readMeasured } from '#shared/rules/scores/read-score.ts'

export type Found<T> = { value?: T; problem?: string }

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)\b/
const iso = /^(\d{4})-(\d\d)-(\d\d)/
const timeOnly = /^\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?$/i
const wholeNumber = /^0*\d{1,3}$/
const unit = /\s*(?:dB|Hz|pts?)\.?\s*$/i
const dash = /^[-–—]+$/

/** The reasons for which a line has no score. */
export type NoScore = 'did_not_start' | 'did_not_finish' | 'disqualified' | 'withdrawn' | 'none'

const words: Record<Exclude<NoScore, 'none'>, readonly string[]> = {
  did_not_start: ['dns', 'did not start', 'no show', 'absent'],
  did_not_finish: ['dnf', 'did not finish'],
  disqualified: ['dq', 'dsq', 'disq', 'disqualified', 'disqualification'],
  withdrawn: ['wd', 'withdrawn', 'withdrew', 'scratch', 'scratched'],
}

/** What a cell says in place of a score; undefined if it is a figure, or empty. */
export function noScoreOf(text: string): NoScore | undefined {
  if (dash.test(text)) return 'none'
  const said = fold(text)
  return (Object.keys(words) as (keyof typeof words)[]).find((one) => words[one].includes(said))
}

/** People write a dash where there is nothing. */
export const withoutDash = (text: string): string => (dash.test(text) ? '' : text)

/** A day as files write it, ISO or American; undefined where it is none. A time of day says no day. */
export function readDay(text: string): Found<string> {
  if (text === '' || timeOnly.test(text)) return {}
  const [, month = '', day = '', year = ''] = american.exec(text) ?? []
  const on = year
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : iso.exec(text)?.[0]
  const parsed = on === undefined ? Number.NaN : Date.parse(on)
  // JavaScript takes February 30 for March 2.
  const isDay = on !== undefined && !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(on)
  return isDay ? { value: on } : { problem: `“${text}” is not a date such as 2027-07-10.` }
}

export function readFrequency(text: string): Found<number> {
  if (text === '') return {}
  const read = readHundredths(text.replace(unit, ''))
  if (!('hundredths' in read) || read.hundredths % 10 !== 0)
    return { problem: `“${text}” is not a frequency such as 42.5.` }
  return { value: read.hundredths / 10 }
}

export function readNumber(text: string, what: string, most: number): Found<number> {
  if (text === '') return {}
  const value = wholeNumber.test(text) ? Number(text) : 0
  return value >= 1 && value <= most
    ? { value }
    : { problem: `“${text}” is not a ${what} from 1 to ${most}.` }
}

type Known = readonly Violation[]

/** The violation that a plain “DQ” means: the only one of the rulebook that disqualifies. */
export function disqualifying(said: string, known: Known): Found<string> {
  const codes = known.filter(({ effect }) => effect === 'disqualify').map(({ code }) => code)
  const [only] = codes
  if (only !== undefined && codes.length === 1) return { value: only }
  const way =
    codes.length > 1
      ? `Write which: ${codes.join(', ')}.`
      : 'Leave the line out and disqualify the entry at the desk.'
  return { problem: `“${said}” does not name a violation of this rulebook. ${way}` }
}

export function readViolations(text: string, known: Known): Found<string[]> {
  const said = text
    .split(/[,;/]/)
    .map((one) => withoutDash(one.trim()))
    .filter((one) => one !== '')
  const codes: string[] = []
  for (const one of said) {
    const found = known.find(({ code, name }) => [fold(code), fold(name)].includes(fold(one)))?.code
    const meant: Found<string> =
      found !== undefined
        ? { value: found }
        : noScoreOf(one) === 'disqualified'
          ? disqualifying(one, known)
          : { problem: `“${one}” is not a violation of this rulebook.` }
    if (meant.problem !== undefined) return { problem: meant.problem }
    codes.push(meant.value ?? '')
  }
  return { value: codes }
}

export function readScore(text: string, isMetered: boolean): Found<number> {
  const read = (isMetered ? readMeasured : readHundredths)(text.replace(unit, ''))
  if ('missing' in read) return { problem: 'The score is missing.' }
  return 'problem' in read ? read : { value: read.hundredths }
}

/** The score and the frequency of a cell that holds both: `151.30 @ 42.5`. */
export function scoreAndFrequency(text: string): [score: string, frequency: string] {
  const [score = '', frequency = ''] = text.split(/\s*(?:@|\bat\b)\s*/i)
  return [score, frequency]
}

/** The frequency of a cell that may hold the score before it. */
export const frequencyIn = (text: string): string => scoreAndFrequency(text)[text.includes('@') ? 1 : 0]
