import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { Panel } from '#web/ui/panel.tsx'

/** The email's original text, for comparison. */
export function OriginalWording({ original }: { original: MailWording }) {
  return (
    <Panel title="Original">
      <div className="grid gap-3 text-sm break-words">
        <p>
          <span className="text-dim">Subject: </span>
          {original.subject}
        </p>
        <p className="font-semibold">{original.heading}</p>
        {original.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {original.actionLabel && (
          <p>
            <span className="text-dim">Button: </span>
            {original.actionLabel}
          </p>
        )}
      </div>
    </Panel>
  )
}
