import { useWaitingWork } from '#web/features/administration/api/waiting-work.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What waits for an administrator, in one line. */
export function WaitingLine() {
  const { data } = useWaitingWork()
  if (!data) return <>Checking what needs you...</>
  const { verifications, failedMails, openCases } = data
  if (verifications + failedMails + openCases === 0) return <>Nothing needs your attention.</>
  return (
    <span className="flex flex-wrap gap-x-4">
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
