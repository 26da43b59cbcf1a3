import { useWaitingWork } from '#web/features/app/administration/api/waiting-work.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const place = 'flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-dim'
const target = 'inline-flex min-h-6 items-center'

/** The work that waits for an administrator, in one line. */
export function WaitingLine() {
  const { data } = useWaitingWork()
  if (!data) return null
  const {
    verifications,
    failedMails,
    openCases,
    failedWebhooks,
    openDisputes,
    failedRefunds,
    eventSuggestions,
    results,
  } = data
  const all =
    verifications +
    failedMails +
    openCases +
    failedWebhooks +
    openDisputes +
    failedRefunds +
    eventSuggestions +
    results
  if (all === 0) return <p className={place}>Nothing needs your attention.</p>
  return (
    <p className={place}>
      {verifications > 0 && (
        <TextLink to="/admin/verifications" className={target}>
          {plural(verifications, 'verification to review', 'verifications to review')}
        </TextLink>
      )}
      {openCases > 0 && (
        <TextLink to="/admin/cases" className={target}>
          {plural(openCases, 'report to decide', 'reports to decide')}
        </TextLink>
      )}
      {eventSuggestions > 0 && (
        <TextLink to="/admin/event-suggestions" className={target}>
          {plural(eventSuggestions, 'event suggestion to review', 'event suggestions to review')}
        </TextLink>
      )}
      {results > 0 && (
        <TextLink to="/admin/competition-results" className={target}>
          {plural(results, 'result to verify', 'results to verify')}
        </TextLink>
      )}
      {failedMails > 0 && (
        <TextLink to="/admin/mails?status=failed" className={target}>
          {plural(failedMails, 'email failed', 'emails failed')}
        </TextLink>
      )}
      {openDisputes > 0 && (
        <TextLink to="/admin/billing?tab=transactions&dispute=open" className={target}>
          {plural(openDisputes, 'open dispute', 'open disputes')}
        </TextLink>
      )}
      {failedRefunds > 0 && (
        <TextLink to="/admin/billing?tab=transactions&type=refund&status=failed" className={target}>
          {plural(failedRefunds, 'refund failed', 'refunds failed')}
        </TextLink>
      )}
      {failedWebhooks > 0 && (
        <TextLink to="/admin/billing?tab=webhooks&status=failed" className={target}>
          {plural(failedWebhooks, 'webhook failed', 'webhooks failed')}
        </TextLink>
      )}
    </p>
  )
}
