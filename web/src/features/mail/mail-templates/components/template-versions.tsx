import type { MailTemplateVersion } from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

type TemplateVersionsProps = {
  versions: readonly MailTemplateVersion[]
  current: number
  onUse: (wording: MailWording) => void
}

/** The earlier texts of the email. One that is chosen goes into the form, and is sent once it is saved. */
export function TemplateVersions({ versions, current, onUse }: TemplateVersionsProps) {
  return (
    <Panel title="Versions">
      {versions.length === 0 && (
        <p className="text-sm text-dim">Each time you save, a version is kept here.</p>
      )}
      <ol className="grid gap-3">
        {versions.map(({ version, wording, isOriginal, editedBy, editedAt }) => (
          <li key={version} className="grid gap-1 border-l-2 border-line pl-3 text-sm">
            <p className="font-semibold">
              Version {version}
              {isOriginal && ', the original'}
              {version === current && ', current'}
            </p>
            <p className="text-dim">
              {localTime(editedAt)}, {editedBy}
            </p>
            <p className="break-words">
              <span className="text-dim">Subject: </span>
              {wording.subject}
            </p>
            <p className="line-clamp-3 break-words">
              <span className="font-semibold">{wording.heading}</span> {wording.paragraphs.join(' ')}
            </p>
            {version !== current && (
              <Button size="sm" className="justify-self-start" onClick={() => onUse(wording)}>
                Load into the form<span className="sr-only"> version {version}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
