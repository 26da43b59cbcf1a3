import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { CampaignPartProps } from './campaign-part-props.ts'

/** Who writes, and how administrators call it. */
export function SenderPanel({ fields, problems, onChange }: CampaignPartProps) {
  return (
    <Panel title="Sender">
      <div className="grid gap-5">
        <Field label="Sender name" required error={problems.fields.fromName}>
          <Input
            maxLength={60}
            autoComplete="off"
            value={fields.fromName}
            onChange={({ target }) => onChange({ fromName: target.value })}
          />
        </Field>
        <Field label="Replies go to" hint="Blank = this site’s address." error={problems.fields.replyTo}>
          <Input
            type="email"
            maxLength={128}
            autoComplete="off"
            value={fields.replyTo}
            onChange={({ target }) => onChange({ replyTo: target.value })}
          />
        </Field>
        <Field
          label="Name of the campaign"
          required
          hint="Only administrators see it."
          error={problems.fields.name}
        >
          <Input
            maxLength={80}
            autoComplete="off"
            value={fields.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
      </div>
    </Panel>
  )
}
