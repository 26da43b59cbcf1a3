import type { MailCleanupFinding, MailCleanupKind } from '#shared/mail/mail-cleanup/contract.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

const kinds: Record<MailCleanupKind, { title: string; effect: string }> = {
  outdated_templates: {
    title: 'Edited emails whose original has changed',
    effect: 'They go back to the original. The edited words stay among the versions.',
  },
  stuck_mails: {
    title: 'Queued for over 7 days',
    effect: 'They are marked as failed, and the codes and links in them are deleted.',
  },
  old_failures: {
    title: 'Failed more than 30 days ago',
    effect: 'They no longer wait for you, and the codes and links in them are deleted.',
  },
  unowned_suppressions: {
    title: 'Bounced addresses without an account',
    effect: 'Emails to these addresses go out again.',
  },
}

type CleanupFindingsProps = {
  findings: readonly MailCleanupFinding[]
  isChosen: (finding: MailCleanupFinding) => boolean
  onChoose: (findings: readonly MailCleanupFinding[], chosen: boolean) => void
}

/** The effects of a cleanup, kind by kind. */
export function CleanupFindings({ findings, isChosen, onChoose }: CleanupFindingsProps) {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return (
    <div className="grid gap-6">
      {[...byKind].map(([kind, ofKind]) => (
        <fieldset key={kind} className="grid gap-2">
          <legend className="font-semibold">
            {kinds[kind].title} ({ofKind.length})
          </legend>
          <p className="text-sm text-dim">{kinds[kind].effect}</p>
          {ofKind.map((finding) => (
            <Checkbox
              key={finding.id}
              checked={isChosen(finding)}
              onChange={({ currentTarget }) => onChoose([finding], currentTarget.checked)}
              label={
                <span className="break-words">
                  {finding.title}
                  {finding.since && (
                    <span className="text-dim">
                      {' '}
                      · <TimeAgo at={finding.since} />
                    </span>
                  )}
                </span>
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
