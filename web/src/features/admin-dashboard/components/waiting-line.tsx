import { useWaitingWork } from '#web/features/administration/api/waiting-work.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** On a phone it takes two lines from the beginning, so that nothing below moves when it comes. */
const place = 'flex flex-wrap content-start gap-x-4 max-sm:min-h-[2lh]'

/** What waits for an administrator, in one line. */
export function WaitingLine() {
  const { data } = useWaitingWork()
  if (!data) return <span className={place}>Checking what needs you...</span>
  const { verifications, failedMails, openCases } = data
  if (verifications + failedMails + openCases === 0)
    return <span className={place}>Nothing needs your attention.</span>
  return (
    <span className={place}>
      {verifications > 0 && (
        <TextLink to="/admin/verifications">
          {plural(verifications, 'verification to review', 'verifications to review')}
        </TextLink>
      )}
      {openCases > 0 && (
        <TextLink to="/admin/cases">{plural(openCases, 'report to decide', 'reports to decide')}</TextLink>
      )}
      {failedMails > 0 && (
        <TextLink to="/admin/mails?status=failed">
          {plural(failedMails, 'email failed', 'emails failed')}
        </TextLink>
      )}
    </span>
  )
}
