import { siteDay } from '#shared/platform/time/site-day.ts'
import { Email } from '#shared/platform/users/email.ts'
import type { SubscriberImportRow } from './admin-contract.ts'
import type { NewsletterSettings } from './newsletter-settings.ts'

type ReadImportRow =
  | { email: string; topics: string[]; consentAt?: string }
  | { problem: string; email?: undefined }

const isoDay = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2})/
const americanDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
/** Agreeing to newsletters by a form is younger than that: an older year is a slip. */
const firstYear = '1995'

/** The instant of a day or a time as spreadsheets write them; undefined for anything else. */
function instantOf(typed: string): string | undefined {
  const [, month = '', day = '', year] = americanDay.exec(typed) ?? []
  const text = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.replace(' ', 'T')
  if (!isoDay.test(text)) return undefined
  // A time without a zone is meant as UTC, wherever it is read.
  const at = new Date(/^\d{4}-\d{2}-\d{2}$|(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text.slice(0, 7))) return undefined
  return at.toISOString()
}

/** A row of a file with subscribers, or the sentence that says what is wrong with it. */
export function readImportRow(
  row: SubscriberImportRow,
  { topics: known }: Pick<NewsletterSettings, 'topics'>,
  now: string,
): ReadImportRow {
  const { success, data: email, error } = Email.safeParse(row.email)
  if (!success) return { problem: error.issues[0]?.message ?? 'Please enter a valid email address' }
  const topics = [...new Set(row.topics.map((key) => key.trim().toLowerCase()).filter(Boolean))]
  const unknown = topics.find((key) => !known.some((topic) => topic.key === key))
  if (unknown) return { problem: `There is no topic with the key “${unknown}”` }
  const typed = row.consentAt?.trim()
  if (!typed) return { email, topics }
  const consentAt = instantOf(typed)
  if (!consentAt || consentAt < firstYear)
    return { problem: `“${typed}” is not a date. Write it like ${siteDay(now)}` }
  if (consentAt > now) return { problem: 'The date of the consent is in the future' }
  return { email, topics, consentAt }
}
