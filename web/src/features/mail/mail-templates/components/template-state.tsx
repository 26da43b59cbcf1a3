import type { MailTemplateState } from '#shared/mail/mail-templates/contract.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const states: Record<MailTemplateState, [tone: Tone, label: string]> = {
  original: ['neutral', 'Original'],
  edited: ['info', 'Edited'],
  outdated: ['warning', 'Original has changed'],
  broken: ['danger', 'Not sent'],
}

export function TemplateState({ state }: { state: MailTemplateState }) {
  const [tone, label] = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
