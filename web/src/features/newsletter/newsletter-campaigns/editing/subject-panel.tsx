import { Avatar } from '#web/ui/avatar.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { LineField } from '../editor/line-field.tsx'
import type { CampaignFields, CampaignProblems } from './campaign-fields.ts'

type SubjectPanelProps = {
  fields: Pick<CampaignFields, 'fromName' | 'content'>
  problems: Pick<CampaignProblems, 'fields'>
  onChange: (changes: Pick<CampaignFields, 'content'>) => void
}

const most = 150
/** Phones show about so many characters of a subject. */
const onPhones = 60

/** What readers see before they open it: the sender, the subject, and the words behind it. */
export function SubjectPanel({ fields, problems, onChange }: SubjectPanelProps) {
  const { content, fromName } = fields
  const { subject, preheader } = content
  const length = [...subject].length
  return (
    <Panel title="Inbox">
      <div className="grid gap-4">
        <LineField
          label="Subject"
          required
          most={most}
          value={subject}
          error={problems.fields['content.subject']}
          onChange={(value) => onChange({ content: { ...content, subject: value } })}
        />
        <div className="grid gap-1">
          <Meter
            label="Length of the subject"
            value={length}
            max={most}
            hot={onPhones / most}
            valueText={`${length} of ${most} characters`}
          />
          <p className="text-sm text-dim">
            {length === 1 ? '1 character' : `${length} characters`}. Phones show about {onPhones}.
          </p>
        </div>
        <LineField
          label="Preview line"
          hint="Shown after the subject in the inbox."
          most={most}
          value={preheader}
          error={problems.fields['content.preheader']}
          onChange={(value) => onChange({ content: { ...content, preheader: value } })}
        />
        <figure aria-label="How it looks in an inbox" className="display flex items-center gap-3 px-4 py-3">
          <Avatar name={fromName || 'B'} src={null} />
          <p className="grid min-w-0 grow">
            <span className="truncate text-sm text-dim">{fromName}</span>
            <span className="truncate font-semibold">{subject || 'No subject yet'}</span>
            <span className="truncate text-sm text-dim">{preheader}</span>
          </p>
        </figure>
      </div>
    </Panel>
  )
}
